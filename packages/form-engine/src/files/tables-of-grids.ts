import { definitionTables, type DefinitionTable } from '../definitions/columns.ts'
import { lettersOf } from '../text/closest.ts'
import { plural } from '../text/plural.ts'
import type { FileDiagnostic } from './file-diagnostic.ts'
import { locationInGrid, type FileLocation } from './file-location.ts'
import { findRegions, sameTexts, type Region } from './find-regions.ts'
import { columnLetters, textOf, type Grid, type GridRow } from './grid.ts'
import { tableMeant, tableNamed } from './name-of-table.ts'
import type { RawCell, RawTable } from './raw-table.ts'

/** The tables in sheets and CSV files, and the decisions made while looking for them. */
export interface FoundTables {
  readonly tables: readonly RawTable[]
  readonly found: readonly FileDiagnostic[]
}

export function tablesOfGrids(grids: readonly Grid[]): FoundTables {
  const regions = grids.flatMap(findRegions)
  const chosen = definitionTables.flatMap((table) => chosenRegion(regions, table) ?? [])
  const unused = regions.filter((region) => !chosen.includes(region))
  const unread = grids.filter((grid) => grid.rows.some(hasText) && !regions.some((region) => region.grid === grid))
  const read = chosen.map(tableOfRegion)
  return {
    tables: [...read.map(({ table }) => table), ...grids.flatMap(emptyTable)],
    found: [
      ...chosen.flatMap(byContent),
      ...unused.map(secondTable),
      ...unread.map(unreadSheet),
      ...read.flatMap(({ found }) => found),
    ],
  }
}

/** An empty sheet with the name of a table is a table without rows. */
function emptyTable(grid: Grid): RawTable[] {
  const table = tableNamed(nameOf(grid))
  if (!table || grid.rows.some(hasText)) return []
  return [{ table, rows: [], locate: () => locationInGrid(grid, 'A1', null) }]
}

/** The region whose sheet is named after the table, else the first one. */
function chosenRegion(regions: readonly Region[], table: DefinitionTable): Region | undefined {
  const candidates = regions.filter((region) => region.table === table)
  return candidates.find(({ grid }) => tableNamed(nameOf(grid)) === table) ?? candidates[0]
}

function tableOfRegion({ grid, table, heading, rows }: Region): { table: RawTable; found: FileDiagnostic[] } {
  const columns = new Map<string, number>()
  const twice: FileLocation[] = []
  const taken = new Set<string>()
  for (const [index, cell] of heading.cells.entries()) {
    const name = textOf(cell)
    if (name === '') continue
    if (taken.has(lettersOf(name))) twice.push(locationOf(grid, heading, index))
    else columns.set(name, index)
    taken.add(lettersOf(name))
  }
  const written = rows.filter(hasText)
  const skipped = written.filter((row) => isTitle(row, columns.size) || sameTexts(row, heading))
  const kept = written.filter((row) => !skipped.includes(row))
  return {
    table: {
      table,
      rows: kept.map((row) => cellsOf(row, columns)),
      locate: (row, column) => {
        const at = columns.get(column) ?? columnLike(columns, column)
        return locationOf(grid, row === null ? heading : (kept[row] ?? heading), at ?? 0)
      },
    },
    found: [...duplicateColumns(table, twice), ...skippedRows(table, grid, skipped)],
  }
}

function cellsOf(row: GridRow, columns: ReadonlyMap<string, number>): ReadonlyMap<string, RawCell> {
  return new Map([...columns].map(([name, at]) => [name, row.cells[at] ?? { value: null }]))
}

/** The index of the column that the engine reads as `name`, such as `rec_id` for `RecId`. */
function columnLike(columns: ReadonlyMap<string, number>, name: string): number | undefined {
  return [...columns].find(([written]) => lettersOf(written) === lettersOf(name))?.[1]
}

const hasText = ({ cells }: GridRow): boolean => cells.some((cell) => textOf(cell) !== '')

const comment = /^(?:\/\/|--|#(?!REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!))/i

/** Whether a row is a comment, or a title: a single cell of several words in a table of several columns. */
function isTitle({ cells }: GridRow, columns: number): boolean {
  const [first = '', ...more] = cells.map(textOf).filter((text) => text !== '')
  return comment.test(first) || (more.length === 0 && columns > 2 && /\S\s+\S|:$/.test(first))
}

function locationOf(grid: Grid, row: GridRow, column: number): FileLocation {
  return locationInGrid(grid, `${columnLetters(column)}${row.number}`, row.line)
}

const nameOf = ({ sheet, file }: Grid): string => sheet ?? file

const about = { controls: [], cells: [] } as const

function byContent({ grid, table, heading }: Region): FileDiagnostic[] {
  const name = nameOf(grid)
  if (tableNamed(name) === table) return []
  const isNear = tableMeant(name) === table
  // A file or sheet with several tables cannot be named after each of them.
  if (!isNear && tableNamed(name) === undefined && findRegions(grid).length > 1) return []
  return [
    {
      code: 'table-by-content',
      severity: 'info',
      ...about,
      locations: [locationOf(grid, heading, 0)],
      message: `“${name}” is read as the table ${table}, because of its columns.`,
      hint: isNear ? `Did you mean ${table}? Rename it.` : `Name it ${table}.`,
    },
  ]
}

function secondTable({ grid, table, heading }: Region): FileDiagnostic {
  return {
    code: 'second-table',
    severity: 'warning',
    ...about,
    locations: [locationOf(grid, heading, 0)],
    message: `“${nameOf(grid)}” also has the columns of the table ${table}, so it is not read.`,
    hint: 'Delete one of the two tables, or move its rows to the other one.',
  }
}

function unreadSheet(grid: Grid): FileDiagnostic {
  const first = grid.rows.find(hasText)
  return {
    code: 'unread-sheet',
    severity: 'info',
    ...about,
    locations: first ? [locationOf(grid, first, 0)] : [],
    message: `“${nameOf(grid)}” is not read, because it has neither the name nor the columns of a table.`,
    hint: 'No action is needed if it has no definitions.',
  }
}

function duplicateColumns(table: DefinitionTable, locations: readonly FileLocation[]): FileDiagnostic[] {
  if (locations.length === 0) return []
  const message = `The table ${table} has columns with the same name. Only the first is read.`
  const hint = 'Delete or rename the other one.'
  return [{ code: 'duplicate-column', severity: 'warning', ...about, locations, message, hint }]
}

function skippedRows(table: DefinitionTable, grid: Grid, rows: readonly GridRow[]): FileDiagnostic[] {
  if (rows.length === 0) return []
  const locations = rows.map((row) =>
    locationOf(
      grid,
      row,
      row.cells.findIndex((cell) => textOf(cell) !== ''),
    ),
  )
  const skipped = plural(
    rows.length,
    `row of ${table} is a title or comment, and is skipped.`,
    `rows of ${table} are titles or comments, and are skipped.`,
  )
  const hint = 'No action is needed, unless it should be a row of the table.'
  return [{ code: 'skipped-row', severity: 'info', ...about, locations, message: skipped, hint }]
}
