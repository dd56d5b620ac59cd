import type { TextCell, TextTable } from '@captive/form-engine/files'
import { columnSizingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { useLayoutEffect, useMemo, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { CellEditor } from './cell-editor.tsx'
import { columnWidths, resizedWidth } from './column-widths.ts'
import { GridLine } from './grid-line.tsx'
import type { Faults } from './faults.ts'
import { rangeOf } from './selection.ts'
import type { TableEditing } from './use-table-editing.ts'
import { useGridEvents } from './use-grid-events.ts'
import { rowHeight, useVisibleRows } from './use-visible-rows.ts'
import { texts } from '../texts.ts'
import classes from './tables.module.css'

interface TableGridProps {
  label: string
  table: TextTable
  editing: TableEditing
  faults: Faults
}

type Row = readonly TextCell[]
const features = tableFeatures({ columnSizingFeature })

/** A table as an editable grid. Renders only the visible rows, and the active one, which keeps the focus. */
export function TableGrid({ label, table, editing, faults }: TableGridProps) {
  const { rows, columns, widths, resize, drag } = useColumns(table)
  const { scroller, update: look, page, from, to } = useVisibleRows(rows.length)
  const { selection, move, edited } = editing
  const { active } = selection
  const range = rangeOf(selection)
  const events = useGridEvents(table, editing, page, resize)

  useLayoutEffect(() => {
    if (!move.focus || edited) return
    const { row, column } = move.active
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [move, edited, scroller])

  const line = (row: number, cells: Row) => (
    <GridLine
      key={row}
      row={row}
      cells={cells}
      widths={widths}
      onResize={row === -1 ? drag : undefined}
      activeColumn={row === active.row ? active.column : null}
      range={row >= range.top && row <= range.bottom ? range : null}
      faulty={faults.get(row)}
      editedColumn={edited?.place.row === row ? edited.place.column : null}
      editor={
        edited?.place.row === row ? (
          <CellEditor
            label={texts.tables.cell(columns[edited.place.column] ?? '', row + 2)}
            text={edited.text}
            onCancel={editing.cancel}
            onDone={(text, event) => editing.finish(text, placeAfter(event))}
          />
        ) : null
      }
    />
  )
  const placeAfter = (event: KeyboardEvent | null) => {
    if (!event) return null
    const step = event.shiftKey ? -1 : 1
    return event.key === 'Tab'
      ? { row: active.row, column: active.column + step }
      : { row: active.row + step, column: active.column }
  }
  const visibleRows = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  const isActiveFar = active.row >= 0 && active.row < rows.length && (active.row < from || active.row >= to)
  const shown = isActiveFar ? [...visibleRows, active.row] : visibleRows
  return (
    <div ref={scroller} className={classes.scroller} onScroll={look}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className={classes.grid}
        style={{ '--columns': widths.map((width) => `${width}ch`).join(' ') } as CSSProperties}
        {...events}
      >
        <div role="rowgroup" className={classes.head}>
          {line(
            -1,
            columns.map((text) => ({ text })),
          )}
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: `${rows.length * rowHeight}rem` }}>
          {shown.map((row) => line(row, rows[row]!.original))}
        </div>
      </div>
    </div>
  )
}

function useColumns(table: TextTable) {
  const [resized, setResized] = useState<ReadonlyMap<number, number>>(new Map())
  const definitions = useMemo(() => {
    const widths = columnWidths(table)
    return table.columns.map((name, column): ColumnDef<typeof features, Row> => ({
      id: String(column),
      header: name,
      accessorFn: (row) => row[column]?.text,
      minSize: 0,
      size: resized.get(column) ?? widths[column] ?? 0,
    }))
  }, [table, resized])
  const model = useTable({ features, data: table.rows, columns: definitions })
  const widths = model.getAllLeafColumns().map((column) => column.getSize())
  const setWidth = (column: number, width: number) =>
    setResized((before) => new Map([...before, [column, resizedWidth(width)]]))
  return {
    rows: model.getRowModel().rows,
    columns: table.columns,
    widths,
    /** Changes the width of a column by some characters. */
    resize: (column: number, by: number) => setWidth(column, (widths[column] ?? 0) + by),
    /** Resizes a column until the pointer is released. */
    drag: (column: number, event: PointerEvent) => {
      event.stopPropagation()
      const edge = event.currentTarget
      const begun = event.clientX
      const width = widths[column] ?? 0
      const character = (edge.parentElement?.offsetWidth ?? 1) / width
      const over = new AbortController()
      const follow = ({ clientX }: globalThis.PointerEvent) => setWidth(column, width + (clientX - begun) / character)
      addEventListener('pointermove', follow, { signal: over.signal })
      addEventListener('pointerup', () => over.abort(), { signal: over.signal })
    },
  }
}
