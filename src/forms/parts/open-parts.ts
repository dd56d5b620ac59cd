import type { PartInView } from '@captive/form-engine/react'
import { createContext } from 'react'

/** Which parts of a form are open, for the templates in it. */
export interface OpenParts {
  readonly parts: readonly PartInView[]
  /** The one that is open; null where there is room for all. */
  readonly open: string | null
  readonly show: (part: string) => void
}

export const OpenPartsContext = createContext<OpenParts | null>(null)
