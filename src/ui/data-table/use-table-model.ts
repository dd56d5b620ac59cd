import { useDeferredValue, useMemo } from 'react'
import { pageSizeOf, sortingOf, sortText, type Sorting } from './table-state.ts'
import { useDebouncedText } from '../use-debounced-text.ts'
import { useDataTable, type DataTableInstance, type DataTableSource } from './use-data-table.ts'

export interface TableModel<Row> {
  table: DataTableInstance<Row>
  /** The matching rows of all pages, in order. */
  found: readonly Row[]
  /** The rows of the current page. */
  rows: readonly Row[]
  /** The query of `rows`. */
  query: string
  search: ReturnType<typeof useDebouncedText>
  /** Starts at 0. */
  page: number
  pageCount: number
  pageSize: number
  sorting: Sorting | undefined
  /** Stops at the first and the last page. */
  turnPage: (by: 1 | -1) => void
  setPageSize: (size: number) => void
  sortBy: (sorting: Sorting) => void
}

interface TableModelSource<Row> extends DataTableSource<Row> {
  /** Whether the server has further rows. */
  more?: object
}

/**
 * The search, order and page of a table. TanStack Table searches and sorts. This hook slices the page, because a page
 * beyond the last one must show the last one.
 */
export function useTableModel<Row>(source: TableModelSource<Row>): TableModel<Row> {
  const { state, onState, defaultSort, more } = source
  const search = useDebouncedText(state.search ?? '', (text) =>
    onState({ search: text === '' ? undefined : text, page: undefined }),
  )
  const query = useDeferredValue(search.text)
  const table = useDataTable(source, query)
  const inOrder = table.getRowModel().rows
  const found = useMemo(() => inOrder.map(({ original }) => original), [inOrder])
  const pageSize = pageSizeOf(state)
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const page = search.text === (state.search ?? '') ? Math.min(pageCount, state.page ?? 1) - 1 : 0
  return {
    table,
    found,
    rows: found.slice(page * pageSize, (page + 1) * pageSize),
    query,
    search,
    page,
    pageCount,
    pageSize,
    sorting: sortingOf(state.sort || defaultSort),
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
