import type { PartInView } from '@captive/form-engine/react'
import { createContext } from 'react'

/** Which parts of a form are open, for the templates in it. */
export interface OpenParts {
  /** None where there are too few to walk. */
  readonly parts: readonly PartInView[]
  /** The one that is being filled in; null where there is room for all. */
  readonly open: string | null
  /** The next one, open below it once it needs nothing more: whoever goes on there need not press anything. */
  readonly ahead: string | null
  readonly show: (part: string) => void
  /** The part in which details were asked for: whoever has them once is not asked in the others. */
  readonly detailed: string | null
  readonly setDetailed: (part: string | null) => void
}

export const OpenPartsContext = createContext<OpenParts | null>(null)

/** What a part tells the optional questions in it. */
export interface Details {
  readonly wanted: boolean
  readonly want: (wanted: boolean) => void
}

export const DetailsContext = createContext<Details>({ wanted: false, want: () => undefined })
