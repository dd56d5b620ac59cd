import type { ReactNode } from 'react'

import { formatDate, formatTimestamp } from '../../format/date.ts'
import { formatMoney } from '../../format/money.ts'

/**
 * What a column holds. It decides how a value is shown, aligned, named in a sort order and exported, so that each column
 * says it once. `dollars` are shown without cents and `cents` with them; a `year` is a number that is not added up.
 */
export type ColumnKind = 'text' | 'identifier' | 'count' | 'dollars' | 'cents' | 'year' | 'date' | 'moment'

/** One column. The first one names the row: it heads its card on a phone and carries its link or button. */
export interface DataColumn<Row> {
  id: string
  header: string
  /** What is sorted by and exported: dates as ISO 8601. Null or NaN for nothing, which comes last. */
  value: (row: Row) => string | number | null
  /** What is shown and searched, where the kind of the value does not say. */
  text?: (row: Row) => string
  /** What is drawn around or instead of the text: a badge or a button, for example. */
  cell?: (row: Row) => ReactNode
  /** `text` unless given. No other kind breaks over two lines. */
  kind?: ColumnKind
  /** What is exported in its place, where a cell shows more than one value. */
  exportedAs?: readonly DataColumn<Row>[]
  /** A name, for example: a browser that translates the page leaves it as it is, and so it does identifiers. */
  verbatim?: true
  /** In letters: what is drawn in the cell needs at least that, whatever its text. */
  least?: number
  /** What stands there is pressed, not read: it is not sorted by, and not on paper. */
  sortable?: false
  /** Stands on the card that a row is on a phone. Where no column says so, all do. */
  fact?: true
  /** What stands in the line of totals, for the rows of all pages. */
  total?: (rows: readonly Row[]) => string
}

/** What a cell says: shown, searched and exported. */
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

/** How a column is set: figures at its end, identifiers with stroked zeros, dates on one line; undefined for text. */
export function settingOf({ kind }: Pick<DataColumn<never>, 'kind'>): 'figure' | 'date' | 'identifier' | undefined {
  if (kind === undefined || kind === 'text') return undefined
  if (kind === 'identifier') return 'identifier'
  return kind === 'count' || kind === 'dollars' || kind === 'cents' ? 'figure' : 'date'
}

/** What is drawn in a cell. */
export function cellOf<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : textOf(column, row)
}
