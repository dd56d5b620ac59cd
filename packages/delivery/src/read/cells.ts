/** A day of the calendar, `yyyy-MM-dd`. */
export type Day = string

/** A date that a spreadsheet stores as a date, whatever it shows. */
interface DayCell {
  readonly day: Day
}

/** An error of a spreadsheet, such as `#REF!`. */
interface ErrorCell {
  readonly error: string
}

/** A cell as it is stored, never as it is displayed. Cells of text files are always text. */
export type Cell = string | number | DayCell | ErrorCell | null

export interface Row {
  /** The number that a spreadsheet program shows beside the row. The first row of a sheet is 1. */
  readonly number: number
  readonly cells: readonly Cell[]
  readonly isHidden: boolean
}

/** Cells merged into one, by index from 0; the end is included. The first cell has the content. */
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
  /** All rows in order, in batches. Can be read several times. */
  rows(): AsyncIterable<readonly Row[]>
}

/** Outer and repeated blanks, and blanks other than a space. Most cells have none, and a file may have 20 million. */
const repeatedBlanks = /^\s|\s$|\s\s|[^\S ]/

/** The content of a cell as text; an empty text for an empty cell. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return repeatedBlanks.test(cell) ? cell.replaceAll(/\s+/g, ' ').trim() : cell
  if (typeof cell === 'number') return String(cell)
  return 'day' in cell ? cell.day : cell.error
}

/** The content of a cell as text with its line breaks; outer and repeated blanks are removed. */
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
