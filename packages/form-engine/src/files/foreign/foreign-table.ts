import { lettersOf } from '../../text/closest.ts'
import { textOf, type Grid } from '../grid.ts'

/** One row of a foreign table: its texts by the folded name of their column. */
export class ForeignRow {
  readonly #texts: ReadonlyMap<string, string>

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts
  }

  /** The text of the first of these columns that the table has. A column may begin with the name. */
  text(...columns: readonly string[]): string {
    for (const column of columns) {
      const exact = this.#texts.get(column)
      if (exact !== undefined) return exact
    }
    return [...this.#texts].find(([name]) => columns.some((column) => name.startsWith(column)))?.[1] ?? ''
  }
}

/** The rows of a sheet whose first row has the names of its columns. */
export function rowsOfGrid({ rows: [heading, ...rows] }: Grid): ForeignRow[] {
  const names = heading?.cells.map((cell) => lettersOf(textOf(cell))) ?? []
  return rows
    .filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''))
    .map(({ cells }) => new ForeignRow(new Map(names.map((name, at) => [name, textOf(cells[at])]))))
}

/** Whether the first row has all these columns, by folded names. */
export function hasColumns({ rows: [heading] }: Grid, ...columns: readonly string[]): boolean {
  const names = heading?.cells.map((cell) => lettersOf(textOf(cell))) ?? []
  return columns.every((column) => names.includes(column))
}
