import { useMemo, type CSSProperties } from 'react'
import { alignmentOf, type DataColumn } from './data-column.ts'

interface TableTotalsProps<Row> {
  columns: readonly DataColumn<Row>[]
  styles: readonly CSSProperties[]
  /** The rows of all pages. */
  rows: readonly Row[]
}

/** The row of totals below a double line. */
export function TableTotals<Row>({ columns, styles, rows }: TableTotalsProps<Row>) {
  const totals = useMemo(() => columns.map((column) => column.total?.(rows)), [columns, rows])
  if (totals.every((total) => total === undefined)) return null
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {columns.map((column, at) => (
          <td
            key={column.id}
            role="cell"
            style={styles[at]}
            data-label={column.header}
            data-kind={alignmentOf(column)}
            data-fact={totals[at] === undefined ? undefined : true}
            data-names={at === 0 || undefined}
            data-pressed={column.sortable === false || undefined}
          >
            {totals[at] ?? (at === 0 ? 'Total' : '')}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
