/** What a spreadsheet stores instead of the text that a person entered. */
export type Damage = 'error' | 'date' | 'no-result'

/** A cell of a spreadsheet that is not empty. */
export interface GridCell {
  readonly value: string | number | boolean
  readonly damage?: Damage
}

export interface GridRow {
  /** As the spreadsheet shows it, from 1. */
  readonly number: number
  /** The line of a text file. It differs from `number` after a cell with line breaks. */
  readonly line: number | null
  readonly cells: readonly (GridCell | undefined)[]
}

/** One sheet of a workbook, or one CSV file. */
export interface Grid {
  readonly file: string
  /** `null` for a CSV file. */
  readonly sheet: string | null
  readonly rows: readonly GridRow[]
}

/** The letters above a column: 0 is `A`, 26 is `AA`. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}

/** The text of a cell; blank for an empty cell. */
export function textOf(cell: GridCell | undefined): string {
  return cell === undefined ? '' : String(cell.value).trim()
}
