import { claimAmounts, type ClaimAmount, type ClaimStatus } from '../kinds/claim.ts'
import type { Column, Table } from '../recognize/table.ts'
import type { DecimalMark } from '../values/amount.ts'
import type { DateOrder } from '../values/day.ts'
import type { Conventions } from './conventions.ts'

/** How one table is read: everything that a mapping says or that was recognized. */
export interface TableReading {
  readonly table: Table
  /** The column of each field, and all columns that tell the rows of a claim apart. */
  readonly columns: ReadonlyMap<string, Column>
  readonly parts: readonly Column[]
  readonly dateOrder: DateOrder
  /** By index of the column. */
  readonly decimalMarks: ReadonlyMap<number, DecimalMark>
  /** -1 if the file writes recoveries as negative amounts. */
  readonly recoverySign: 1 | -1
  readonly conventions: Conventions
  /** Words of the file → our status; undefined for a word that nobody has decided. */
  readonly statusOf: (text: string) => ClaimStatus | undefined
  /** Words of the file → our line, where the map of the source has them. */
  readonly lineOf: (text: string) => string
  readonly severalRows: boolean
  /** Fields that are written in the first row of a group and count for the rows below. */
  readonly carriedDown: ReadonlySet<string>
  /** The line of all rows, from the title or the name of the sheet. */
  readonly line?: string
}

/** The columns of a row that must be there: those of the number and of the day, for telling rows from notes. */
export const keyColumnsOf = (columns: ReadonlyMap<string, Column>): number[] =>
  ['ClaimNumber', 'LossDate'].flatMap((field) => columns.get(field)?.index ?? [])

/** The amounts that a table brings. */
export const amountsOf = (columns: ReadonlyMap<string, Column>): ClaimAmount[] =>
  claimAmounts.filter((field) => columns.has(field))
