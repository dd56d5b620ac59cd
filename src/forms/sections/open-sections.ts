import type { MainSectionWithProgress } from '@captive/form-engine/react'
import { createContext } from 'react'

/** The open sections of a form, for its templates. */
export interface OpenSections {
  /** Empty if the form is not split. */
  readonly sections: readonly MainSectionWithProgress[]
  /** The open section; null if all are open. */
  readonly open: string | null
  /** The next section, which opens without a click once the current one is complete. */
  readonly ahead: string | null
  readonly show: (section: string) => void
  /** The section in which the user opened more details. Other sections then open theirs, too. */
  readonly detailed: string | null
  readonly setDetailed: (section: string | null) => void
}

export const OpenSectionsContext = createContext<OpenSections | null>(null)

/** Whether the optional questions of a section are open. */
export interface Details {
  readonly wanted: boolean
  readonly want: (wanted: boolean) => void
}

export const DetailsContext = createContext<Details>({ wanted: false, want: () => undefined })
