import { definitionTables, type DefinitionTable } from '../definitions/columns.ts'
import type { Definitions } from '../definitions/definitions.ts'
import { withRows, type WithCells } from '../definitions/diagnostic.ts'
import type { FormSettings } from '../graph/settings.ts'
import { checkRead, missingTables, type CheckedFiles } from './check-files.ts'
import type { FileDiagnostic } from './file-diagnostic.ts'
import { locationInGrid } from './file-location.ts'
import { columnLetters } from './grid.ts'
import type { RawCell, RawTable } from './raw-table.ts'
import { readRawTables, repairTables } from './read-files.ts'
import type { SourceFile } from './source-file.ts'
import { columnIndex, emptyTable, isBlankRow, type TextCell, type TextTable, type TextTables } from './text-table.ts'
import { sheetNames, writtenTables } from './written-tables.ts'

/** The tables of files, to edit. */
export interface OpenedTables {
  /** A table that no file contains is empty. */
  readonly tables: TextTables
  /** The decisions made while looking for the tables. `checkTextTables` finds all other faults. */
  readonly found: readonly FileDiagnostic[]
}

/**
 * Opens the three tables of JSON, workbooks or CSV for editing. Keeps cells that the engine cannot understand.
 *
 * @example
 * const { tables } = await openTables([{ name: 'claim.xlsx', bytes }])
 * const { diagnostics } = checkTextTables(tables, { roots: [27] })
 * @throws UnreadableFileError if a file is no JSON, CSV or workbook
 */
export async function openTables(files: readonly SourceFile[]): Promise<OpenedTables> {
  const { raw, found, looked } = await readRawTables(files)
  const opened = new Map(raw.map((table) => [table.table, openedTable(table)]))
  const missing = missingTables({ tables: Object.fromEntries(raw.map(({ table, rows }) => [table, rows])), looked })
  return { tables: tablesBy((table) => opened.get(table) ?? emptyTable(table)), found: [...missing, ...found] }
}

/**
 * Definitions as editable tables.
 *
 * @example
 * const { controls } = textTables(definitions)
 */
export function textTables(definitions: Definitions): TextTables {
  const written = new Map(writtenTables(definitions).map((table) => [table.table, table]))
  return tablesBy((table) => {
    const { columns = [], rows = [] } = written.get(table) ?? {}
    return { columns, rows: rows.map((row) => row.map((cell) => ({ text: String(cell ?? '') }))) }
  })
}

/**
 * Reads and checks edited tables. Locations are those of the workbook that `definitionsWorkbook` writes from the same
 * tables, counting blank rows. Never throws.
 *
 * @example
 * const { diagnostics } = checkTextTables(textTables(definitions), { roots: [27] })
 */
export function checkTextTables(tables: TextTables, settings: FormSettings = {}): CheckedFiles {
  const kept = tablesBy((table) =>
    [...tables[table].rows.keys()].filter((row) => !isBlankRow(tables[table].rows[row]!)),
  )
  const raw = definitionTables.map((table) => rawTable(table, tables[table], kept[table]))
  const checked = checkRead(repairTables({ raw, found: [], looked: [] }), settings)
  const recount = <Found extends WithCells>(found: Found): Found =>
    withRows(found, ({ table }, row) => kept[table][row] ?? row)
  return {
    ...checked,
    diagnostics: checked.diagnostics.map(recount),
    located: (found) => recount(checked.located(found)),
  }
}

const tablesBy = <Made>(make: (table: DefinitionTable) => Made): Readonly<Record<DefinitionTable, Made>> => ({
  controls: make('controls'),
  displayValues: make('displayValues'),
  dependencies: make('dependencies'),
})

function openedTable({ table, rows }: RawTable): TextTable {
  const columns = [...new Set(rows.flatMap((cells) => [...(cells?.keys() ?? [])]))]
  if (columns.length === 0) return emptyTable(table)
  return { columns, rows: rows.map((cells) => columns.map((column) => textCell(cells?.get(column)))) }
}

function textCell({ value, damage }: RawCell = { value: null }): TextCell {
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
  return { text, ...(damage && { damage }) }
}

function rawTable(table: DefinitionTable, text: TextTable, kept: readonly number[]): RawTable {
  return {
    table,
    rows: kept.map((row) => rawRow(text.columns, text.rows[row]!)),
    locate: (row, column) => {
      const line = row === null ? 1 : (kept[row] ?? row) + 2
      const letters = columnLetters(Math.max(0, columnIndex(text, column)))
      return locationInGrid({ file: table, sheet: sheetNames[table] }, `${letters}${line}`, null)
    },
  }
}

/** If several columns have the same name, the first one is read. */
function rawRow(columns: readonly string[], row: readonly TextCell[]): ReadonlyMap<string, RawCell> {
  const entries = columns.map((column, at): [string, RawCell] => {
    const { text = '', damage } = row[at] ?? {}
    return [column, { value: text, ...(damage && { damage }) }]
  })
  return new Map(entries.filter(([column]) => column !== '').toReversed())
}
