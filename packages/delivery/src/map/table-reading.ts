import { claimAmounts, type ClaimAmount, type ClaimStatus } from '../kinds/claim.ts'
import type { Column, Table } from '../recognize/table.ts'
import type { DecimalMark } from '../values/amount.ts'
import type { DateOrder } from '../values/day.ts'
import type { Conventions } from './conventions.ts'

/** How one table is read: all settings from the mapping or from detection. */
export interface TableReading {
  readonly table: Table
  /** The column of each field. */
  readonly columns: ReadonlyMap<string, Column>
  /** All columns that distinguish the rows of a claim. */
  readonly parts: readonly Column[]
  readonly dateOrder: DateOrder
  /** The decimal mark of each amount column, by column index. */
  readonly decimalMarks: ReadonlyMap<number, DecimalMark>
  /** -1 if the file writes recoveries as negative amounts. */
  readonly recoverySign: 1 | -1
  readonly conventions: Conventions
  /** Converts a status word of the file; undefined for a word without a meaning. */
  readonly statusOf: (text: string) => ClaimStatus | undefined
  /** Converts a line of the file, if the mapping of the source has it. */
  readonly lineOf: (text: string) => string
  readonly severalRows: boolean
  /** Fields that only the first row of a group has and that apply to the rows below it. */
  readonly carriedDown: ReadonlySet<string>
  /** The line of all rows, from the title or the name of the sheet. */
  readonly line?: string
}

/** The key columns that distinguish data rows from notes: claim number and loss date. */
export const keyColumnsOf = (columns: ReadonlyMap<string, Column>): number[] =>
  ['ClaimNumber', 'LossDate'].flatMap((field) => columns.get(field)?.index ?? [])

/** The amount fields of a table. */
export const amountsOf = (columns: ReadonlyMap<string, Column>): ClaimAmount[] =>
  claimAmounts.filter((field) => columns.has(field))
