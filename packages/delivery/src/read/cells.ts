/** A day of the calendar, `yyyy-MM-dd`. */
export type Day = string

/** A date that a spreadsheet stores as a date, regardless of its number format. */
interface DayCell {
  readonly day: Day
}

/** A spreadsheet error, such as `#REF!`. */
interface ErrorCell {
  readonly error: string
}

/** A cell as it is stored, never as it is displayed. Cells of text files are always text. */
export type Cell = string | number | DayCell | ErrorCell | null

export interface Row {
  /** The row number that a spreadsheet program shows. The first row of a sheet is 1. */
  readonly number: number
  readonly cells: readonly Cell[]
  readonly isHidden: boolean
}

/** A range of merged cells, by zero-based inclusive indexes. The first cell has the content. */
interface Merge {
  readonly fromRow: number
  readonly toRow: number
  readonly fromColumn: number
  readonly toColumn: number
}

export interface Sheet {
  /** The name in the workbook; empty for a text file. */
  readonly name: string
  readonly isHidden: boolean
  readonly merges: readonly Merge[]
  /** Reads all rows in order, in batches. Can be called more than once. */
  rows(): AsyncIterable<readonly Row[]>
}

/** Blanks that need replacing. Cells are tested first, because most have none and a file may have 20 million. */
const repeatedBlanks = /^\s|\s$|\s\s|[^\S ]/

/** The content of a cell as text; an empty string for an empty cell. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return repeatedBlanks.test(cell) ? cell.replaceAll(/\s+/g, ' ').trim() : cell
  if (typeof cell === 'number') return String(cell)
  return 'day' in cell ? cell.day : cell.error
}

/** The content of a cell as text with its line breaks. Removes outer and repeated blanks. */
export const linesOf = (cell: Cell | undefined): string =>
  typeof cell === 'string' && repeatedBlanks.test(cell)
    ? cell
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n ?/g, '\n')
        .trim()
    : textOf(cell)

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
