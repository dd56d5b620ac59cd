import type { ReactNode } from 'react'

import { formatDate, formatTimestamp } from '../../format/date.ts'
import { formatMoney } from '../../format/money.ts'

/**
 * The type of values in a column, which decides how they are shown, aligned, labeled in a sort order and exported.
 * `dollars` are shown without cents, and `cents` with them. A `year` is a number that is not added up.
 */
export type ColumnKind = 'text' | 'identifier' | 'count' | 'dollars' | 'cents' | 'year' | 'date' | 'moment'

/** A column. The first column names the row: it is the title of the card on a phone and contains the link or button. */
export interface DataColumn<Row> {
  id: string
  header: string
  /** The value for sorting and export; dates as ISO 8601. Null or NaN means none, which is sorted last. */
  value: (row: Row) => string | number | null
  /** The text to show and search, unless the kind determines it. */
  text?: (row: Row) => string
  /** Renders the cell instead of the text, for example as a badge or a button. */
  cell?: (row: Row) => ReactNode
  /** `text` by default. Only text wraps. */
  kind?: ColumnKind
  /** The exported value of a cell that shows more than one value. */
  exportedAs?: readonly DataColumn<Row>[]
  /** Excludes the cell from translation by the browser, for example a name. Identifiers are always excluded. */
  verbatim?: true
  /** The smallest width of the cell, in letters. */
  minWidth?: number
  /** False for buttons, which cannot be sorted and are not printed. */
  sortable?: false
  /** True if the column contains more than buttons, but rows cannot be sorted by it. */
  unsorted?: true
  /** Whether the card on a phone shows the column. If no column sets it, all are shown. */
  shownOnCard?: true
  /** The total of the rows of all pages. */
  total?: (rows: readonly Row[]) => string
}

/** The text of a cell. */
export function textOf<Row>(column: DataColumn<Row>, row: Row): string {
  return column.text ? column.text(row) : shown(column.kind, column.value(row))
}

function shown(kind: ColumnKind = 'text', value: string | number | null): string {
  if (Number.isNaN(value)) return ''
  if (kind === 'date') return formatDate(value === null ? null : String(value))
  if (kind === 'moment') return formatTimestamp(value === null ? null : String(value))
  if (typeof value !== 'number') return value ?? ''
  if (kind === 'count') return value.toLocaleString('en-US')
  if (kind === 'dollars' || kind === 'cents') return formatMoney(value, kind === 'cents' ? 2 : 0)
  return String(value)
}

/** The typographic setting of a column; undefined for text. */
export function alignmentOf({ kind }: Pick<DataColumn<never>, 'kind'>): 'figure' | 'date' | 'identifier' | undefined {
  if (kind === undefined || kind === 'text') return undefined
  if (kind === 'identifier') return 'identifier'
  return kind === 'count' || kind === 'dollars' || kind === 'cents' ? 'figure' : 'date'
}

/** Renders a cell. */
export function cellOf<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : textOf(column, row)
}
