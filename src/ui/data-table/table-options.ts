import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table'
import type { DataColumn } from './data-column.ts'
import { rowSearch } from './search-rows.ts'
import { compareKeys, sortKey } from './sort-key.ts'

export const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  filteredRowModel: createFilteredRowModel(),
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

/**
 * The column options for TanStack Table: display, search and sort. The first column names the row and cannot be hidden.
 */
export function columnOptions<Row extends object>(columns: readonly DataColumn<Row>[]) {
  const isFound = rowSearch(columns)
  return {
    columns: columns.map((column, at): ColumnDef<typeof features, Row> => ({
      id: column.id,
      accessorFn: (row) => sortKey(column.value(row)),
      sortUndefined: 'last',
      sortFn: (one, other, id) => compareKeys(one.getValue(id), other.getValue(id)),
      enableHiding: at > 0,
    })),
    // The searched text contains all cells of a row, so one column is enough.
    getColumnCanGlobalFilter: ({ id }: { id: string }) => id === columns[0]?.id,
    globalFilterFn: ({ original }: { original: Row }, _: string, query: string) => isFound(original, query),
  }
}
