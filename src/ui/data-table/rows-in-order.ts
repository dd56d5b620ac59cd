import type { DataColumn } from './data-column.ts'
import { rowSearch } from './search-rows.ts'
import { compareKeys, sortKey } from './sort-key.ts'
import { sortingOf, type TableState } from './table-state.ts'

/**
 * The rows that a table shows in this state, in its order, of all pages: so that whoever came from a register to one of
 * its rows can go on to the next.
 */
export function rowsInOrder<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  state: TableState,
  defaultSort?: string,
): readonly Row[] {
  const found = rowSearch(rows, columns)(rows, state.search ?? '')
  const sorting = sortingOf(state.sort) ?? sortingOf(defaultSort)
  const column = columns.find(({ id }) => id === sorting?.columnId)
  if (!column || !sorting) return found
  const keyed = found.map((row) => ({ row, key: sortKey(column.value(row)) }))
  const way = sorting.descending ? -1 : 1
  return keyed
    .toSorted(({ key: one }, { key: other }) => {
      if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
      return way * compareKeys(one, other)
    })
    .map(({ row }) => row)
}
