import type { TextTable } from '@captive/form-engine/files'
import type { Place } from './edit-tables.ts'

/** The active cell, and the anchor of the selected range. */
export interface Selection {
  readonly active: Place
  readonly anchor: Place
  /** Whether the active cell gets the focus. */
  readonly focus: boolean
}

export interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export function selectionAt(place: Place): Selection {
  return { active: place, anchor: place, focus: true }
}

export function rangeOf({ active, anchor }: Selection): Range {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  }
}

/** The nearest place that exists in the table. */
export function placeIn({ columns, rows }: TextTable, { row, column }: Place): Place {
  return {
    row: Math.max(-1, Math.min(row, rows.length - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  }
}

/** The place to which a key moves, or `undefined` for other keys. `page` is the number of visible rows. */
export function moved(
  table: TextTable,
  { row, column }: Place,
  { key, ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  page: number,
): Place | undefined {
  const far = ctrlKey || metaKey
  const lastRow = table.rows.length - 1
  const lastColumn = table.columns.length - 1
  switch (key) {
    case 'ArrowUp':
      return placeIn(table, { row: far ? 0 : row - 1, column })
    case 'ArrowDown':
      return placeIn(table, { row: far ? lastRow : row + 1, column })
    case 'ArrowLeft':
      return placeIn(table, { row, column: far ? 0 : column - 1 })
    case 'ArrowRight':
      return placeIn(table, { row, column: far ? lastColumn : column + 1 })
    case 'Home':
      return placeIn(table, { row: far ? 0 : row, column: 0 })
    case 'End':
      return placeIn(table, { row: far ? lastRow : row, column: lastColumn })
    case 'PageUp':
      return placeIn(table, { row: row - page, column })
    case 'PageDown':
      return placeIn(table, { row: row + page, column })
    case 'Tab': {
      // At the end of a row the focus leaves the grid, so that keyboard users are never trapped.
      const next = column + (shiftKey ? -1 : 1)
      return next < 0 || next > lastColumn ? undefined : { row, column: next }
    }
    default:
      return undefined
  }
}
