import { isRecord } from '../kinds/answers.ts'
import { columnsOf, definitionTables, type DefinitionTable } from './columns.ts'
import type { ControlDefinition, Definitions, Dependency, DisplayValue } from './definitions.ts'
import { headingCell, isDiagnostic, type Diagnostic } from './diagnostic.ts'
import { knownColumns } from './foreign-columns.ts'
import { emptyCells, readCell } from './read-cell.ts'
import { isUsableRecId } from './record-id.ts'
import { checkColumns, type Row } from './check-columns.ts'

/** The readable part of the three tables. */
export interface ReadTables {
  readonly definitions: Definitions
  /** Tables and rows that cannot be read. The definitions leave them out. */
  readonly faults: readonly Diagnostic[]
  /** For each row of the definitions, its index in the original table. */
  readonly indexes: Readonly<Record<DefinitionTable, readonly number[]>>
}

/** Reads as much of the tables as possible, and reports everything else as faults. Never throws. */
export function readTables(tables: unknown): ReadTables {
  const given = isRecord(tables) ? tables : {}
  const controls = readTable(given, 'controls')
  const displayValues = readTable(given, 'displayValues')
  const dependencies = readTable(given, 'dependencies')
  const read = [controls, displayValues, dependencies]
  const said = [...notesOf(given), ...read.flatMap((table) => table.notes)]
  const notes = [...new Map(said.map((note) => [note.message, note])).values()]
  return {
    definitions: {
      controls: controls.rows as ControlDefinition[], // each row has all columns of its table
      displayValues: displayValues.rows as DisplayValue[],
      dependencies: dependencies.rows as Dependency[],
      ...(notes.length > 0 && { notes }),
    },
    faults: read.flatMap(({ faults }) => faults),
    indexes: {
      controls: controls.indexes,
      displayValues: displayValues.indexes,
      dependencies: dependencies.indexes,
    },
  }
}

interface ReadTable {
  readonly rows: readonly unknown[]
  readonly indexes: readonly number[]
  readonly faults: readonly Diagnostic[]
  readonly notes: readonly Diagnostic[]
}

function readTable(tables: Record<string, unknown>, table: DefinitionTable): ReadTable {
  const given = tables[table]
  if (!Array.isArray(given)) return { rows: [], indexes: [], faults: [missingTable(table)], notes: [] }
  const written = Array.from(given, (cells: unknown, index) => ({ table, index, cells }))
  const objects = written.filter((row): row is Row => isRecord(row.cells))
  const { rows, notes } = knownColumns(objects)
  const withoutId = columnsOf(table)
    .filter(([, { holds, optional }]) => holds === 'id' && !optional)
    .map(([column]) => [column, rows.filter(({ cells }) => !isUsable(column, readCell.id(cells[column])))] as const)
  const lost = new Set(withoutId.flatMap(([, without]) => without))
  const kept = rows.filter((row) => !lost.has(row))
  return {
    rows: kept.map(readRow),
    indexes: kept.map(({ index }) => index),
    faults: [
      ...unreadableRows(
        table,
        written.filter(({ cells }) => !isRecord(cells)),
      ),
      ...withoutId.flatMap(([column, without]) => missingIds(table, column, rows, without)),
    ],
    notes: [...notes, ...checkColumns(rows)],
  }
}

/** Parses the cells of a row. Leaves out the empty cells of columns beyond the specification. */
function readRow({ table, cells }: Row): Record<string, unknown> {
  const columns = columnsOf(table).map(([name, { holds, extra }]) => {
    const read = readCell[holds](cells[name]) ?? emptyCells[holds]
    return extra && read === emptyCells[holds] ? [] : [[name, read] as const]
  })
  return Object.fromEntries(columns.flat())
}

/**
 * A control's own id must be usable as a key of answers. A reference may be any id; an unusable one refers to no
 * control.
 */
function isUsable(column: string, recId: unknown): boolean {
  return recId !== undefined && (column !== 'RecId' || isUsableRecId(recId))
}

function missingTable(table: DefinitionTable): Diagnostic {
  return {
    code: 'missing-table',
    severity: 'error',
    controls: [],
    cells: [],
    message: `There is no table ${table}, or it is not a list of rows.`,
    hint: `Provide an object with the lists ${definitionTables.join(', ')}. A list may be empty.`,
  }
}

function unreadableRows(table: DefinitionTable, rows: readonly { readonly index: number }[]): Diagnostic[] {
  if (rows.length === 0) return []
  const [[column]] = columnsOf(table) as [[string, unknown]]
  return [
    {
      code: 'unreadable-row',
      severity: 'error',
      controls: [],
      cells: rows.map(({ index }) => ({ table, row: index, column })),
      message: `${counted(rows)} of ${table} cannot be read, because a row must be an object.`,
      hint: 'Provide one object per row.',
    },
  ]
}

/** If no row has the column, reports one fault for the whole column. */
function missingIds(
  table: DefinitionTable,
  column: string,
  rows: readonly Row[],
  without: readonly Row[],
): Diagnostic[] {
  if (without.length === 0) return []
  const about = { severity: 'error', controls: [] } as const
  if (!rows.some(({ cells }) => column in cells)) {
    const message = `The table ${table} has no column ${column}, so none of its rows can be read.`
    const cells = [headingCell(table, column)]
    return [{ code: 'missing-column', ...about, cells, message, hint: `Add a column ${column} with ids.` }]
  }
  return [
    {
      code: 'missing-id',
      ...about,
      cells: without.map(({ index }) => ({ table, row: index, column })),
      message: `${counted(without)} of ${table} has no usable ${column}.`,
      hint: 'Enter a number, or a name from a local form.',
    },
  ]
}

const counted = (rows: readonly unknown[]): string => (rows.length === 1 ? 'A row' : `Each of ${rows.length} rows`)

/** Stored definitions keep the notes of their first parse. */
function notesOf(tables: Record<string, unknown>): Diagnostic[] {
  const notes = tables['notes']
  return Array.isArray(notes) ? notes.filter(isDiagnostic) : []
}
