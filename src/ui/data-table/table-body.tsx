import type { CSSProperties, MouseEvent } from 'react'
import { cellOf, settingOf, textOf } from './data-column.ts'
import type { DataTableProps } from './data-table.tsx'
import classes from './data-table.module.css'
import { withRow, type RowSelection } from './row-selection.ts'
import { TickBox } from './tick-box.tsx'

interface TableBodyProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey'> {
  styles: readonly CSSProperties[]
  rowAction: DataTableProps<Row>['rowAction'] | undefined
  selection: RowSelection | undefined
}

const controls = 'a, button, input, label, select, textarea, summary'

/** The first cell holds the link or button; a press anywhere in its row but on another control goes to it. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, styles, rows, rowKey, rowAction, selection } = props
  return (
    <tbody role="rowgroup">
      {rows.map((row) => {
        const key = rowKey(row)
        return (
          <tr
            key={key}
            role="row"
            data-opens={rowAction ? true : undefined}
            data-selected={selection?.keys.has(key) || undefined}
            onClick={rowAction && openRow}
          >
            {selection && (
              <td role="cell" className={classes.tick}>
                <TickBox
                  aria-label={`Select ${columns[0] ? textOf(columns[0], row) : key}`}
                  checked={selection.keys.has(key)}
                  onChange={(event) => selection.onKeys(withRow(selection, key, event.currentTarget.checked))}
                />
              </td>
            )}
            {columns.map((column, at) => (
              <td
                key={column.id}
                role="cell"
                style={styles[at]}
                data-label={column.header}
                data-kind={settingOf(column)}
                data-fact={column.fact}
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

/** Passes the press on to the row's link, with its modifiers, so that a new tab opens as usual. */
function openRow(event: MouseEvent<HTMLTableRowElement>) {
  if (event.target instanceof Element && event.target.closest(controls)) return
  if (getSelection()?.isCollapsed === false) return // somebody marked a text to copy it
  const { ctrlKey, metaKey, shiftKey } = event
  event.currentTarget
    .querySelector(`.${classes.rowAction}`)
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
