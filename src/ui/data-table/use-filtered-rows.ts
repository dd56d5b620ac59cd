import { useMemo } from 'react'
import type { DataColumn } from './data-column.ts'
import type { TableState } from './table-state.ts'
import { useDataTable } from './use-data-table.ts'

interface FilteredRowsOptions<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  state: TableState
}

/** The rows of all pages of a table in its current state and order, for links to the previous and next row. */
export function useFilteredRows<Row>(source: FilteredRowsOptions<Row>): readonly Row[] {
  const table = useDataTable({ ...source, onState: () => undefined }, source.state.search ?? '')
  const found = table.getRowModel().rows
  return useMemo(() => found.map(({ original }) => original), [found])
}
