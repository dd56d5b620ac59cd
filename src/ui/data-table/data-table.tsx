import { VisuallyHidden } from '@mantine/core'
import { useDeferredValue, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { EmptyState } from '../empty-state.tsx'
import { columnWidths } from './column-widths.ts'
import type { DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import { indexRows, searchRows } from './search-rows.ts'
import { TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { TablePager } from './table-pager.tsx'
import { TableTools } from './table-tools.tsx'
import { useArrowPaging } from './use-arrow-paging.ts'
import { useRowModel, type Sorting } from './use-row-model.ts'

export interface DataTableProps<Row> {
  /** What the table holds, for a screen reader: 'Companies'. */
  label: string
  rows: readonly Row[]
  /** Keep it outside the component: a new array makes the table compute everything again. */
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  /** What stands there when there are no rows, or none that match the search. */
  emptyText: string
  /** The label of the search field; without it there is none. */
  searchLabel?: string
  /** Wraps the first cell's content in the link or button that opens the row; see `rowButton`. */
  rowAction?: (row: Row, content: ReactNode, className: string) => ReactElement
  /** How the rows are sorted at first; without it, as they come. */
  initialSort?: Sorting
}

/** Sorted, searched and paged rows: a ledger on a wide screen, cards on a narrow one. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowKey, emptyText, searchLabel, rowAction, initialSort } = props
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const index = useMemo(() => indexRows(rows, columns), [rows, columns])
  const widths = useMemo(() => columnWidths(rows, columns), [rows, columns])
  const found = useMemo(() => searchRows(rows, index, wanted), [rows, index, wanted])
  const model = useRowModel(found, columns, rowKey, initialSort)
  const root = useArrowPaging((by) => model.turnPage(by))

  if (rows.length === 0) return <EmptyState title={emptyText} />
  return (
    <div ref={root} className={classes.root}>
      <TableTools columns={columns} model={model} query={query} onQuery={setQuery} searchLabel={searchLabel} />
      <div className={classes.scroller}>
        <table className={classes.table} role="table">
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <colgroup>
            {columns.map((column, at) => (
              <col key={column.id} style={{ width: `${widths[at]}%` }} />
            ))}
          </colgroup>
          <TableHead columns={columns} model={model} />
          <TableBody columns={columns} rows={model.rows} rowKey={rowKey} rowAction={rowAction} />
        </table>
      </div>
      {found.length === 0 ? (
        <p className={classes.nothing}>
          {emptyText} Nothing matches “{wanted.trim()}”; try fewer letters.
        </p>
      ) : null}
      <TablePager label={label} model={model} total={found.length} />
    </div>
  )
}
