import type { TextTable } from '@captive/form-engine/files'
import type { ClipboardEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { readBlock, writeCells } from './clipboard.ts'
import type { Place } from './edit-tables.ts'
import { moved, rangeOf } from './selection.ts'
import { textAt, type TableEditing } from './use-table-editing.ts'

/** Keyboard, pointer and clipboard events of a grid, as in a spreadsheet. The cell editor handles its own keys. */
export function useGridEvents(
  table: TextTable,
  editing: TableEditing,
  page: number,
  resize: (column: number, by: number) => void,
) {
  const { selection, select, begin, edited } = editing
  const { active } = selection
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event
      if (altKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
        resize(active.column, key === 'ArrowLeft' ? -2 : 2)
        return event.preventDefault()
      }
      const place = moved(table, active, event, page)
      if (place) select(place, shiftKey && key !== 'Tab')
      else if (key === 'Enter' || key === 'F2') begin(textAt(table, active))
      else if (key === 'Delete' || key === 'Backspace') editing.clear()
      else if (key === 'Escape') select(active)
      else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) begin(key)
      else return
      event.preventDefault()
    },
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event.target)
      if (place?.column === undefined) return place && editing.selectRow(place.row)
      if (isEdited(place)) return
      // The focus moves next, which ends editing.
      select(place, event.shiftKey)
    },
    onPointerOver: (event: PointerEvent) => {
      const place = event.buttons === 1 && !edited ? placeOf(event.target) : undefined
      if (place?.column !== undefined) select(place, true)
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const place = placeOf(target)
      if (place?.column !== undefined && !isEdited(place)) begin(textAt(table, place))
    },
    onPaste: (event: ClipboardEvent) => {
      if (edited) return
      event.preventDefault()
      editing.paste(readBlock(event.clipboardData.getData('text/plain')))
    },
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      copy(event)
      if (!edited) editing.clear()
    },
  }

  function copy(event: ClipboardEvent): void {
    if (edited) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeCells(table, rangeOf(selection)))
  }

  function isEdited({ row, column }: Place): boolean {
    return edited?.place.row === row && edited.place.column === column
  }
}

/** The cell under the pointer. Without a column it is a row number. */
function placeOf(target: EventTarget): Place | { readonly row: number; readonly column?: undefined } | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  if (!cell) return undefined
  const row = Number(cell.dataset['row'])
  return cell.dataset['column'] === undefined ? { row } : { row, column: Number(cell.dataset['column']) }
}
