import type { TextCell } from '@captive/form-engine/files'
import { memo, type PointerEvent } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { shownText } from './column-widths.ts'
import type { Range } from './selection.ts'
import { rowHeight } from './use-visible-rows.ts'
import classes from './tables.module.css'

interface GridLineProps {
  /** The index of the row; -1 for the headers. */
  row: number
  cells: readonly TextCell[]
  /** The width of each column, in characters. */
  widths: readonly number[]
  /** Resizes a column while its edge is dragged. Headers only. */
  onResize: ((column: number, event: PointerEvent) => void) | undefined
  /** The column of the active cell if it is in this row. */
  activeColumn: number | null
  range: Range | null
  /** Columns with faults. */
  faulty: ReadonlySet<number> | undefined
  /** The column whose text is being edited. */
  editedColumn: number | null
  /** Shown instead of that text. */
  editor: Elements
}

/** One row of a table, with the row number that the saved workbook shows. */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { row, cells, widths, onResize, activeColumn, range, faulty, editedColumn, editor } = props
  const isHeading = row === -1
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classes.line}
      style={isHeading ? undefined : { transform: `translateY(${row * rowHeight}rem)` }}
    >
      <div role="rowheader" className={classes.number} data-row={row}>
        {row + 2}
      </div>
      {cells.map(({ text }, column) => {
        const isSelected = range !== null && column >= range.left && column <= range.right
        return (
          <div
            key={column}
            role={isHeading ? 'columnheader' : 'gridcell'}
            aria-colindex={column + 2}
            aria-selected={isSelected}
            aria-invalid={faulty?.has(column) ? true : undefined}
            tabIndex={column === activeColumn ? 0 : -1}
            data-row={row}
            data-column={column}
            className={classes.cell}
          >
            {column === editedColumn ? editor : <span translate="no">{shownText(text, widths[column] ?? 0)}</span>}
            {onResize ? (
              <span className={classes.edge} aria-hidden onPointerDown={(event) => onResize(column, event)} />
            ) : null}
          </div>
        )
      })}
    </div>
  )
})
