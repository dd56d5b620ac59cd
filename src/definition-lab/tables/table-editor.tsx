import { columnIndex, type TextTable } from '@captive/form-engine/files'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { AddColumn } from './add-column.tsx'
import { addColumn, type Place } from './edit-tables.ts'
import type { Faults } from './faults.ts'
import { rangeOf } from './selection.ts'
import { TableGrid } from './table-grid.tsx'
import { useTableEditing } from './use-table-editing.ts'
import { UndoButtons, type UndoActions } from './undo-buttons.tsx'
import { texts } from '../texts.ts'
import classes from '../definition-lab.module.css'

interface TableEditorProps extends UndoActions {
  label: string
  table: TextTable
  /** The columns that the table can have. */
  possible: readonly string[]
  faults: Faults
  /** The cell that gets the focus. */
  start: Place | null
  onChange: (table: TextTable) => void
  /** Shows the control of a row among the conditions. */
  onRow: (row: number) => void
}

/** One table with its buttons. */
export function TableEditor(props: TableEditorProps) {
  const { label, table, possible, faults, start, onChange, undo, redo, onRow } = props
  const editing = useTableEditing(table, start, onChange)
  const { top, bottom } = rangeOf(editing.selection)
  const absent = possible.filter((column) => columnIndex(table, column) === -1)
  const selected = bottom - Math.max(0, top) + 1
  return (
    <>
      <div className={classes.buttons}>
        <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={editing.addRow}>
          {texts.tables.addRow}
        </Button>
        <Button
          leftSection={<IconTrash size={20} aria-hidden />}
          disabled={selected === 0 || table.rows.length === 0}
          onClick={editing.deleteRows}
        >
          <span>{texts.tables.deleteRows(selected)}</span>
        </Button>
        <AddColumn columns={absent} onAdd={(column) => onChange(addColumn(table, column))} />
        <UndoButtons undo={undo} redo={redo} />
        <Button disabled={top < 0 || table.rows.length === 0} onClick={() => onRow(top)}>
          {texts.graph.show}
        </Button>
      </div>
      <p className={classes.quiet} role="status">
        <span key={editing.note}>{editing.note}</span>
      </p>
      <TableGrid label={label} table={table} editing={editing} faults={faults} />
    </>
  )
}
