import {
  functionalUpdate,
  useTable,
  type ReactTable,
  type RowSelectionState,
  type Updater,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { searchText } from '../../format/search-text.ts'
import type { DataColumn } from './data-column.ts'
import { columnOptions, features } from './table-options.ts'
import { sortingOf, type TableStateKeeper } from './table-state.ts'

/** The selected rows by `rowKey`, stored by the component that acts on them. */
export interface RowSelection {
  selected: RowSelectionState
  onSelected: (change: Updater<RowSelectionState>) => void
}

export interface DataTableSource<Row> extends TableStateKeeper {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  /** The default order if the state has none. */
  defaultSort?: string
  selection?: RowSelection
  /** Whether the server searches and sorts, so that the rows are shown in their given order. */
  fromServer?: boolean
}

export type DataTableInstance<Row> = ReactTable<typeof features, Row & object>

const nothingSelected: RowSelectionState = {}

/** TanStack Table over `rows`: searches by `query`, sorts, hides columns and selects. */
export function useDataTable<Row>(source: DataTableSource<Row>, query: string): DataTableInstance<Row> {
  const { rows, columns, rowKey, state, onState, defaultSort, selection, fromServer } = source
  const options = useMemo(() => columnOptions(columns as readonly DataColumn<Row & object>[]), [columns])
  const sort = fromServer ? undefined : state.sort || defaultSort
  // TanStack Table sorts again when the state is a new object.
  const sorting = useMemo(() => {
    const by = sortingOf(sort)
    return by ? [{ id: by.columnId, desc: by.descending }] : []
  }, [sort])
  const columnVisibility = useMemo(() => visibilityOf(state.hidden), [state.hidden])
  return useTable({
    features,
    data: rows as readonly (Row & object)[],
    getRowId: rowKey,
    ...options,
    state: {
      sorting,
      columnVisibility,
      globalFilter: fromServer ? '' : searchText(query),
      rowSelection: selection?.selected ?? nothingSelected,
    },
    onColumnVisibilityChange: (change) => onState({ hidden: hiddenOf(functionalUpdate(change, columnVisibility)) }),
    onRowSelectionChange: (change) => selection?.onSelected(change),
  })
}

function visibilityOf(hidden: string | undefined): Record<string, boolean> {
  return Object.fromEntries(hidden?.split(',').map((id) => [id, false]) ?? [])
}

function hiddenOf(visibility: Record<string, boolean>): string | undefined {
  const ids = Object.keys(visibility).filter((id) => visibility[id] === false)
  return ids.length === 0 ? undefined : ids.join(',')
}

/** The visible columns. A URL cannot hide the first one. */
export function shownColumns<Row>(table: DataTableInstance<Row>, columns: readonly DataColumn<Row>[]) {
  return columns.filter(({ id }) => {
    const column = table.getColumn(id)
    return column?.getIsVisible() || column?.getCanHide() === false
  })
}
