import { definitionTables, type DefinitionTable } from '../definitions/columns.ts'
import type { TableCell } from '../definitions/diagnostic.ts'
import type { FileDiagnostic } from './file-diagnostic.ts'
import type { FileLocation } from './file-location.ts'
import { isJson, isWorkbook } from './file-type.ts'
import type { Grid } from './grid.ts'
import type { RawTable } from './raw-table.ts'
import { lostColumns } from './lost-columns.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { repairTable } from './repair-table.ts'
import type { SourceFile } from './source-file.ts'
import { tablesOfGrids } from './tables-of-grids.ts'
import { tablesOfJson } from './tables-of-json.ts'

/** The three tables from files, for `parseDefinitions`, and the location of each cell. */
export interface ReadFiles {
  /** A table that no file contains is absent. */
  readonly tables: Partial<Record<DefinitionTable, readonly unknown[]>>
  /** The decisions made while reading, and the changes that a spreadsheet made. */
  readonly found: readonly FileDiagnostic[]
  /** The location of a cell of the tables, as the spreadsheet shows it. */
  readonly locate: (cell: TableCell) => FileLocation | undefined
  /** The sheets and files that were searched, for messages. */
  readonly looked: readonly string[]
}

/**
 * Reads the three tables from JSON, workbooks or CSV: from one file, or from several files together. Finds the tables
 * by the names of sheets and files, and by their columns. Skips titles, comments and blank rows.
 *
 * @example
 * const { tables, found } = await readFiles([{ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }])
 * @throws UnreadableFileError if a file is no JSON, CSV or workbook
 */
export async function readFiles(files: readonly SourceFile[]): Promise<ReadFiles> {
  return repairTables(await readRawTables(files))
}

/** The tables in files before any cell is parsed, at most one per name. */
export interface RawTables {
  readonly raw: readonly RawTable[]
  /** The decisions made while looking for the tables. */
  readonly found: readonly FileDiagnostic[]
  readonly looked: readonly string[]
}

/** Finds the tables in files. @throws UnreadableFileError */
export async function readRawTables(files: readonly SourceFile[]): Promise<RawTables> {
  const grids: Grid[] = []
  const raw: RawTable[] = []
  for (const file of files) {
    if (isWorkbook(file)) grids.push(...(await readWorkbook(file)))
    else if (isJson(file)) raw.push(...tablesOfJson(file))
    else grids.push(readCsv(file))
  }
  const ofGrids = tablesOfGrids(grids)
  const byTable = new Map([...raw, ...ofGrids.tables].toReversed().map((table) => [table.table, table]))
  return {
    raw: definitionTables.flatMap((table) => byTable.get(table) ?? []),
    found: ofGrids.found,
    looked: [...grids.map(({ sheet, file }) => sheet ?? file), ...files.filter(isJson).map(({ name }) => name)],
  }
}

/** Restores cells that a spreadsheet changed, where possible, and reports them. */
export function repairTables({ raw, found, looked }: RawTables): ReadFiles {
  const repaired = raw.map((table) => [table.table, repairTable(table)] as const)
  return {
    tables: Object.fromEntries(repaired.map(([table, { rows }]) => [table, rows])),
    found: [...found, ...raw.flatMap(lostColumns), ...repaired.flatMap(([, each]) => each.found)],
    locate: ({ table, row, column }) => raw.find((each) => each.table === table)?.locate(row, column),
    looked,
  }
}
