import type { ReactElement } from 'react'

/**
 * Elements but never bare text, for children beside other nodes. A browser that translates the page replaces text
 * nodes, and React fails when it moves or removes a replaced text node.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[]
