import type { Mapping } from './map/mapping.ts'
import type { Day } from './read/cells.ts'

/** What a user states about a file before it is read. */
export interface ReadingOptions {
  /** The sender. By default, it is identified by the records in the file. */
  readonly source?: string
  readonly mapping?: Mapping
  /** The valuation date, if the file does not state it. */
  readonly asOf?: Day
  /** The numbers or keys of doubtful rows that a user accepted. */
  readonly accepted?: ReadonlySet<string>
}
