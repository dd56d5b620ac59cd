import type { Day } from './read/cells.ts'
import type { Mapping } from './map/mapping.ts'

/** Reasons to refuse a row or a file, in order of priority: a row has one finding, the first that applies. */
export const refusals = [
  'missing-required',
  'damaged-number',
  'not-a-date',
  'not-an-amount',
  'unknown-value',
  'unknown-policy',
  'unknown-company',
  'claim-of-another-company',
  'duplicate-in-file',
  'older-valuation',
  'unreadable-file',
  'not-a-delivery',
] as const

/** Reasons why a row or a file needs a user's decision, in order of priority. */
export const doubts = [
  'outside-term',
  'dates-out-of-order',
  'sum-differs',
  'similar-company',
  'repaired-number',
  'rows-contradict',
  'wrong-total',
  'vanished',
  'empty-delivery',
  'no-as-of-date',
  'hidden-content',
] as const

export type Refusal = (typeof refusals)[number]
export type Doubt = (typeof doubts)[number]

/** A finding about a row, or about the whole file if `row` is null. */
export interface Finding<Class extends Refusal | Doubt = Refusal | Doubt> {
  /** The row number that a spreadsheet program shows. */
  readonly row: number | null
  readonly sheet?: string
  readonly class: Class
  /** The claim number, or the key of another kind of record. */
  readonly claim?: string
  /** Says to the user who uploaded the file what is wrong, in full sentences. */
  readonly message: string
}

/** A grand total of the file, compared with the sum of all its rows. */
export interface ControlTotal {
  readonly field: string
  readonly sheet?: string
  readonly file: number
  readonly rows: number
  readonly agrees: boolean
}

/** The result of an analysis. `npm run import -- --json` writes it as JSON. */
export interface DeliveryReport {
  readonly file: string
  readonly source: string | null
  readonly asOf: Day | null
  readonly rows: {
    readonly new: number
    readonly changed: number
    readonly unchanged: number
    readonly refused: readonly Finding<Refusal>[]
    readonly doubtful: readonly Finding<Doubt>[]
  }
  readonly controlTotals: readonly ControlTotal[]
  /** How the file was read, as a mapping for the source's next file. Null if the file was refused. */
  readonly mapping: Mapping | null
}
