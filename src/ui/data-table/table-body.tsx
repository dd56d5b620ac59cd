import type { CSSProperties, MouseEvent } from 'react'
import { cellOf, alignmentOf, textOf } from './data-column.ts'
import type { DataTableProps } from './data-table.tsx'
import classes from './data-table.module.css'
import { TickBox } from './tick-box.tsx'
import type { DataTableInstance } from './use-data-table.ts'
import { texts } from '../texts.ts'

interface TableBodyProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey'> {
  styles: readonly CSSProperties[]
  rowAction: DataTableProps<Row>['rowAction'] | undefined
  /** For tables with row selection. */
  table?: DataTableInstance<Row>
}

const controls = ['a', 'button', 'input', 'label', 'select', 'textarea', 'summary'].join()

/**
 * The first cell contains the link or button of the row. A click anywhere else in the row activates it, except on
 * controls.
 */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, styles, rows, rowKey, rowAction, table } = props
  return (
    <tbody role="rowgroup">
      {rows.map((row) => {
        const key = rowKey(row)
        const selectable = table?.getRow(key, true)
        return (
          <tr
            key={key}
            role="row"
            data-opens={rowAction ? true : undefined}
            data-selected={selectable?.getIsSelected() || undefined}
            onClick={rowAction && openRow}
          >
            {selectable && (
              <td role="cell" className={classes.tick}>
                <TickBox
                  aria-label={texts.table.select(columns[0] ? textOf(columns[0], row) : key)}
                  checked={selectable.getIsSelected()}
                  onChange={selectable.getToggleSelectedHandler()}
                />
              </td>
            )}
            {columns.map((column, at) => (
              <td
                key={column.id}
                role="cell"
                style={styles[at]}
                data-label={column.header}
                data-kind={alignmentOf(column)}
                data-fact={column.shownOnCard}
                data-names={at === 0 || undefined}
                data-pressed={column.sortable === false || undefined}
                translate={column.verbatim || column.kind === 'identifier' ? 'no' : undefined}
              >
                {at === 0 && rowAction
                  ? rowAction(row, cellOf(column, row), classes.rowAction ?? '')
                  : cellOf(column, row)}
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  )
}

/** Forwards a click to the row's link with its modifier keys, so that new tabs work. */
function openRow(event: MouseEvent<HTMLTableRowElement>) {
  if (event.target instanceof Element && event.target.closest(controls)) return
  if (getSelection()?.isCollapsed === false) return // the user is selecting text
  const { ctrlKey, metaKey, shiftKey } = event
  event.currentTarget
    .querySelector(`.${classes.rowAction}`)
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
