import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { useDeferredValue, useMemo } from 'react'
import type { DataColumn } from './data-column.ts'
import { rowSearch } from './search-rows.ts'
import { compareKeys, sortKey } from './sort-key.ts'
import { pageSizeOf, sortingOf, sortText, type Sorting, type TableStateKeeper } from './table-state.ts'
import { useLeadingText } from '../use-leading-text.ts'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

export interface TableModel<Row> {
  /** The rows that the search finds, in order, of all pages. */
  found: readonly Row[]
  /** The rows of the page that shows. */
  rows: readonly Row[]
  /** What `rows` were found with. */
  query: string
  search: ReturnType<typeof useLeadingText>
  /** From 0. */
  page: number
  pageCount: number
  pageSize: number
  sorting: Sorting | undefined
  /** Stops at either end. */
  turnPage: (by: 1 | -1) => void
  setPageSize: (size: number) => void
  sortBy: (sorting: Sorting) => void
}

interface TableModelSource<Row> extends TableStateKeeper {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  /** The order of a table whose state names none. */
  defaultSort?: string
  /** There are rows beyond those given. */
  more?: object
}

/**
 * Search, order and page of a table: kept by its keeper, the order worked out by TanStack Table. All rows are put in order
 * before they are searched, so that a key typed into the search orders nothing anew.
 */
export function useTableModel<Row>(source: TableModelSource<Row>): TableModel<Row> {
  const { rows, columns, rowKey, state, onState, defaultSort, more } = source
  const search = useLeadingText(state.search ?? '', (text) =>
    onState({ search: text === '' ? undefined : text, page: undefined }),
  )
  const query = useDeferredValue(search.text)
  const sortedBy = state.sort || defaultSort
  const sorting = useMemo(() => sortingOf(sortedBy), [sortedBy])
  // The same array while the order is the same: with another one, TanStack Table puts all rows in order anew.
  const sortingState = useMemo(() => (sorting ? [{ id: sorting.columnId, desc: sorting.descending }] : []), [sorting])
  const table = useTable({
    features,
    data: rows as readonly (Row & object)[],
    columns: useColumnDefs(columns),
    getRowId: rowKey,
    state: { sorting: sortingState },
  })
  const sorted = sorting && table.getSortedRowModel().rows
  const ordered = useMemo(() => sorted?.map(({ original }) => original) ?? rows, [sorted, rows])
  const find = useMemo(() => rowSearch(rows, columns), [rows, columns])
  const found = useMemo(() => find(ordered, query), [find, ordered, query])
  const pageSize = pageSizeOf(state)
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const page = search.text === (state.search ?? '') ? Math.min(pageCount, state.page ?? 1) - 1 : 0
  return {
    found,
    rows: found.slice(page * pageSize, (page + 1) * pageSize),
    query,
    search,
    page,
    pageCount,
    pageSize,
    sorting,
    turnPage: (by) => {
      const next = page + by
      if (next >= 0 && (more || next < pageCount)) onState({ page: next === 0 ? undefined : next + 1 })
    },
    setPageSize: (size) => onState({ size, page: undefined }),
    sortBy: (next) => {
      const sort = sortText(next)
      onState({ sort: sort === defaultSort ? undefined : sort, page: undefined })
    },
  }
}

function useColumnDefs<Row>(columns: readonly DataColumn<Row>[]) {
  return useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row & object> => ({
        id: column.id,
        accessorFn: (row) => sortKey(column.value(row)),
        sortUndefined: 'last',
        sortFn: (one, other, id) => compareKeys(one.getValue(id), other.getValue(id)),
      })),
    [columns],
  )
}
