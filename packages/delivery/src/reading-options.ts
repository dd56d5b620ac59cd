import type { Mapping } from './map/mapping.ts'
import type { Day } from './read/cells.ts'

/** What a person says about a file before it is read. */
export interface ReadingOptions {
  /** Who sends the file. Recognized by its records if left out. */
  readonly source?: string
  readonly mapping?: Mapping
  /** The day as of which the file is valued, if it does not say it. */
  readonly asOf?: Day
  /** The numbers or keys of doubtful rows that a person accepted. */
  readonly accepted?: ReadonlySet<string>
}
