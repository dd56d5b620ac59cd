import type { ReactNode } from 'react'

/** One column. The first one names the row: it heads its card on a phone and carries its link or button. */
export interface DataColumn<Row> {
  id: string
  header: string
  /** What is sorted by; null for nothing, which comes last. */
  value: (row: Row) => string | number | null
  /** What is shown and searched, where it is not simply the value. */
  text?: (row: Row) => string
  /** What is drawn around or instead of the text: a badge, for example. */
  cell?: (row: Row) => ReactNode
  /** Figures stand at the end of their column. */
  align?: 'end'
  sortable?: false
}

export function textOf<Row>(column: DataColumn<Row>, row: Row): string {
  return column.text ? column.text(row) : String(column.value(row) ?? '')
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** Ascending; text as a reader expects it ("Unit 9" before "Unit 10"). */
export function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}
