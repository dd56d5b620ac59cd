import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { compareValues, type DataColumn } from './data-column.ts'

/** TBL-002, AMB-055. */
export const pageSizes = [15, 20, 25, 50, 100] as const
/** TBL-001. */
const defaultPageSize = 20

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

export interface Sorting {
  columnId: string
  descending: boolean
}

export interface RowModel<Row> {
  /** The rows of the page that shows. */
  rows: readonly Row[]
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

/** Sorting and paging by TanStack Table, as the few facts that the table draws. */
export function useRowModel<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  rowKey: (row: Row) => string,
  initialSort: Sorting | undefined,
): RowModel<Row> {
  const columnDefs = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row & object> => ({
        id: column.id,
        accessorFn: (row) => column.value(row) ?? undefined,
        sortUndefined: 'last',
        sortFn: (one, other, id) => compareValues(one.getValue(id), other.getValue(id)),
      })),
    [columns],
  )
  const table = useTable({
    features,
    data: rows as readonly (Row & object)[],
    columns: columnDefs,
    getRowId: rowKey,
    initialState: {
      pagination: { pageIndex: 0, pageSize: defaultPageSize },
      sorting: initialSort ? [{ id: initialSort.columnId, desc: initialSort.descending }] : [],
    },
  })
  const { pagination, sorting } = table.state
  const first = sorting[0]
  return {
    rows: table.getRowModel().rows.map((row) => row.original),
    page: pagination.pageIndex,
    pageCount: table.getPageCount(),
    pageSize: pagination.pageSize,
    sorting: first && { columnId: first.id, descending: first.desc },
    turnPage: (by) => {
      if (by === 1 ? table.getCanNextPage() : table.getCanPreviousPage()) table.setPageIndex(pagination.pageIndex + by)
    },
    setPageSize: (size) => table.setPageSize(size),
    sortBy: ({ columnId, descending }) => table.setSorting([{ id: columnId, desc: descending }]),
  }
}
