import type { ReactElement } from 'react'

/**
 * What stands beside other things on a page: elements, never bare text. A browser that translates the page puts elements
 * of its own in the place of text, and React fails when it moves or removes a text that is no longer there.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[]
