import { columnsOf, definitionTables, type DefinitionTable } from '../definitions/columns.ts'
import { closest, lettersOf } from '../text/closest.ts'
import { textOf, type Grid, type GridRow } from './grid.ts'
import { tableMeant, tableNamed } from './name-of-table.ts'

/** A table in a sheet: its heading, and all rows up to the next table. */
export interface Region {
  readonly grid: Grid
  readonly table: DefinitionTable
  readonly heading: GridRow
  readonly rows: readonly GridRow[]
}

interface Heading {
  readonly table: DefinitionTable
  readonly at: number
}

/** The names of a table's columns, folded, and whether the specification has the column. */
const known = new Map(
  definitionTables.map(
    (table) => [table, new Map(columnsOf(table).map(([name, { extra }]) => [lettersOf(name), !extra]))] as const,
  ),
)

/**
 * Finds the tables of a sheet by their headings. Titles above a table and several tables in one sheet are allowed. If
 * no heading is known, the name of the sheet decides.
 */
export function findRegions(grid: Grid): Region[] {
  const found = grid.rows.flatMap((row, at) => headingAt(grid, row, at) ?? [])
  const headings = found.length > 0 ? found : headingByName(grid)
  const first = headings.filter(({ table, at }, index) => !isRepeated(grid, headings.slice(0, index), table, at))
  return first.map(({ table, at }, index) => ({
    grid,
    table,
    heading: grid.rows[at]!,
    rows: grid.rows.slice(at + 1, first[index + 1]?.at),
  }))
}

/**
 * A heading names at least two columns of a table. If several tables match equally well, the name of the sheet decides,
 * and then the columns of the specification.
 */
function headingAt(grid: Grid, row: GridRow, at: number): Heading | undefined {
  const names = row.cells.map((cell) => lettersOf(textOf(cell)))
  const named = nameOfGrid(grid)
  const [best] = definitionTables
    .map((table) => {
      const found = names.flatMap((name) => known.get(table)?.get(name) ?? [])
      return { table, count: found.length, specified: found.filter(Boolean).length }
    })
    .sort(
      (a, b) => b.count - a.count || Number(b.table === named) - Number(a.table === named) || b.specified - a.specified,
    )
  return best && best.count > 1 ? { table: best.table, at } : undefined
}

/** The first row that most resembles a heading, in a sheet that is named after a table. */
function headingByName(grid: Grid): Heading[] {
  const table = nameOfGrid(grid)
  if (!table) return []
  const names = columnsOf(table).map(([name]) => name)
  const likely = grid.rows
    .slice(0, 20)
    .map(({ cells }, at) => {
      const texts = cells.map(textOf).filter((text) => text !== '')
      return { at, count: texts.length, near: texts.filter((text) => closest(text, names)).length }
    })
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.near - a.near || a.at - b.at)
  return likely.slice(0, 1).map(({ at }) => ({ table, at }))
}

/** Whether the heading occurs again, as at the top of a printed page. */
function isRepeated(grid: Grid, before: readonly Heading[], table: DefinitionTable, at: number): boolean {
  const last = before.findLast((heading) => heading.table === table)
  return last !== undefined && sameTexts(grid.rows[last.at]!, grid.rows[at]!)
}

export function sameTexts(one: GridRow, other: GridRow): boolean {
  return (
    one.cells.length === other.cells.length && one.cells.every((cell, at) => textOf(cell) === textOf(other.cells[at]))
  )
}

function nameOfGrid({ sheet, file }: Grid): DefinitionTable | undefined {
  const name = sheet ?? file
  return tableNamed(name) ?? tableMeant(name)
}
