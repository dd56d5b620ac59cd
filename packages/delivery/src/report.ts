import type { Day } from './read/cells.ts'
import type { Mapping } from './map/mapping.ts'

/** Why a row or a file is refused. In the order in which they apply: a row has one finding, the first that fits. */
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

/** Why a row or a file needs a person's decision. */
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

/** One finding about a row, or about the whole file if `row` is null. */
export interface Finding<Class extends Refusal | Doubt = Refusal | Doubt> {
  /** The number that a spreadsheet program shows beside the row. */
  readonly row: number | null
  readonly sheet?: string
  readonly class: Class
  /** The claim number, or the key of another kind of record. */
  readonly claim?: string
  /** A sentence for the person who brings the delivery. */
  readonly message: string
}

/** A grand total of the file, compared with the sum of all rows that the file lists. */
export interface ControlTotal {
  readonly field: string
  readonly sheet?: string
  readonly file: number
  readonly rows: number
  readonly agrees: boolean
}

/** What a delivery brings, and what needs a person. Written as JSON by `npm run import -- --json`. */
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
  /** How the file was read, as it can be saved and used for the next one. Null if the file was refused. */
  readonly mapping: Mapping | null
}
