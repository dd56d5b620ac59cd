import type { TextTable } from '@captive/form-engine/files'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { deleteRows, insertRow, writeBlock, type Block, type Place } from './edit-tables.ts'
import { placeIn, rangeOf, selectionAt, type Selection } from './selection.ts'

/** A cell that is being edited, and its initial text. */
interface EditedCell {
  readonly place: Place
  readonly text: string
}

export type TableEditing = ReturnType<typeof useTableEditing>

/** The selection in a table, and all edits of the table. If `start` is given, its cell gets the focus. */
export function useTableEditing(table: TextTable, start: Place | null, onChange: (table: TextTable) => void) {
  const [selectionState, setSelection] = useState<Selection>(() => ({
    ...selectionAt(start ?? { row: 0, column: 0 }),
    focus: start !== null,
  }))
  const [note, setNote] = useState('')
  const [edited, setEdited] = useState<EditedCell | null>(null)
  // An undo may have deleted rows.
  const selection = {
    ...selectionState,
    active: placeIn(table, selectionState.active),
    anchor: placeIn(table, selectionState.anchor),
  }
  const range = rangeOf(selection)
  const select = (place: Place, isExtended = false) =>
    setSelection({ active: place, anchor: isExtended ? selection.anchor : place, focus: true })
  const write = (place: Place, block: Block) => onChange(writeBlock(table, place, block))
  return {
    selection,
    /** The result of the last paste. */
    note,
    /** A new object for each move. */
    move: selectionState,
    edited,
    select,
    selectRow: (row: number) =>
      setSelection({ active: { row, column: 0 }, anchor: { row, column: table.columns.length - 1 }, focus: true }),
    begin: (text: string) => setEdited({ place: selection.active, text }),
    cancel: () => {
      setEdited(null)
      select(selection.active)
    },
    /** Ends editing, and moves to the next place unless the focus is already elsewhere. */
    finish: (text: string, next: Place | null) => {
      if (edited && text !== textAt(table, edited.place)) write(edited.place, [[text]])
      setEdited(null)
      if (next) select(placeIn(table, next))
    },
    paste: (block: Block) => {
      const widest = Math.max(0, ...block.map((line) => line.length))
      write({ row: range.top, column: range.left }, block)
      setNote(texts.tables.pasted(block.length, Math.max(0, range.left + widest - table.columns.length)))
    },
    clear: () => {
      const top = Math.max(0, range.top)
      const line = Array.from({ length: range.right - range.left + 1 }, () => '')
      const block = Array.from({ length: range.bottom - top + 1 }, () => line)
      write({ row: top, column: range.left }, block)
    },
    addRow: () => {
      const row = table.rows.length === 0 ? 0 : range.bottom + 1
      onChange(insertRow(table, row))
      select({ row, column: 0 })
    },
    deleteRows: () => {
      onChange(deleteRows(table, Math.max(0, range.top), range.bottom))
      select({ row: Math.max(0, range.top), column: range.left })
    },
  }
}

/** The text of a cell or header. */
export function textAt({ columns, rows }: TextTable, { row, column }: Place): string {
  return (row === -1 ? columns[column] : rows[row]?.[column]?.text) ?? ''
}
