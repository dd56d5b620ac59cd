import { textOf, type DataColumn } from './data-column.ts'
import type { DataTableProps } from './data-table.tsx'
import classes from './data-table.module.css'

interface TableBodyProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey'> {
  rowAction: DataTableProps<Row>['rowAction'] | undefined
}

function cellOf<Row>(column: DataColumn<Row>, row: Row) {
  return column.cell ? column.cell(row) : textOf(column, row)
}

/** The link or button of the first cell stretches over its whole row, so a press anywhere opens it. */
export function TableBody<Row>({ columns, rows, rowKey, rowAction }: TableBodyProps<Row>) {
  return (
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={rowKey(row)} role="row" data-opens={rowAction ? true : undefined}>
          {columns.map((column, at) => (
            <td key={column.id} role="cell" data-label={column.header} data-align={column.align}>
              {at === 0 && rowAction
                ? rowAction(row, cellOf(column, row), classes.rowAction ?? '')
                : cellOf(column, row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
