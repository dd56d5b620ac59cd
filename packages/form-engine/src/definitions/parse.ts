import { isRecord } from '../kinds/answers.ts'
import { columnsOf, type DefinitionTable } from './columns.ts'
import type { ControlDefinition, Definitions, Dependency, DisplayValue } from './definitions.ts'
import { InvalidDefinitionsError } from './errors.ts'
import { isDiagnostic, type Diagnostic } from './diagnostic.ts'
import { emptyCells, readCell } from './read-cell.ts'
import { isUsableRecId } from './record-id.ts'
import { knownColumns, type KnownColumns } from './foreign-columns.ts'
import { unreadIn, type Row } from './unread.ts'

/** Tables whose ids are typed as numbers, such as database rows or validated server responses. */
interface NumberedTables {
  readonly controls: readonly { readonly RecId: number; readonly ParentControlsRecId: number | null }[]
  readonly displayValues: readonly { readonly ControlsRecId: number }[]
  readonly dependencies: readonly { readonly ControlsRecId: number; readonly ControlingControlsRecId: number }[]
}

/**
 * Parses the three flat tables of any server or spreadsheet. Flags may be 0/1, "1", "true" or "Y". Ids may be
 * numbers or text. Orders may be missing, texts may have spaces around them, and columns may be in camelCase or
 * start with a byte order mark. `notes` lists everything that was not understood or was read differently than
 * written; `checkDefinitions` reports it. Idempotent.
 *
 * @example
 * const definitions = parseDefinitions({ controls, displayValues, dependencies })
 * console.table(definitions.notes ?? [])
 * @throws InvalidDefinitionsError if a table is not a list, a row is not an object, or an id is missing.
 */
export function parseDefinitions(tables: NumberedTables): Definitions<number>
export function parseDefinitions(tables: unknown): Definitions
export function parseDefinitions(tables: unknown): Definitions {
  if (!isRecord(tables)) {
    throw new InvalidDefinitionsError('Give an object with the tables controls, displayValues and dependencies.', null)
  }
  const controls = rowsOf(tables, 'controls')
  const displayValues = rowsOf(tables, 'displayValues')
  const dependencies = rowsOf(tables, 'dependencies')
  const said = [controls, displayValues, dependencies].flatMap(({ rows, notes }) => [...notes, ...unreadIn(rows)])
  const notes = [...new Map([...notesOf(tables), ...said].map((note) => [note.message, note])).values()]
  return {
    controls: readRows('controls', controls.rows),
    displayValues: readRows('displayValues', displayValues.rows),
    dependencies: readRows('dependencies', dependencies.rows),
    ...(notes.length > 0 && { notes }),
  }
}

function rowsOf(tables: Record<string, unknown>, table: DefinitionTable): KnownColumns {
  const rows = tables[table]
  if (!Array.isArray(rows)) {
    throw new InvalidDefinitionsError(
      `The table ${table} is not a list of rows. Give a list, empty if there are none.`,
      table,
    )
  }
  const read = Array.from(rows, (cells: unknown, index): Row => {
    if (!isRecord(cells)) {
      throw new InvalidDefinitionsError(
        `Row ${index + 1} of ${table} is not an object. Give one object per row.`,
        table,
        index,
      )
    }
    return { table, index, cells }
  })
  return knownColumns(read)
}

interface ReadRows {
  controls: ControlDefinition
  displayValues: DisplayValue
  dependencies: Dependency
}

/** Parses the cells of each row. Leaves out a local-form column if its cell is empty. */
function readRows<Table extends DefinitionTable>(table: Table, rows: readonly Row[]): ReadRows[Table][] {
  const columns = columnsOf(table)
  return rows.map((row) => {
    const cells: Record<string, unknown> = {}
    for (const [name, { holds, optional, local }] of columns) {
      const read = readCell[holds](row.cells[name]) ?? emptyCells[holds]
      if (local && read === emptyCells[holds]) continue
      if (holds === 'id' && !optional && !isUsable(name, read)) throw missingId(row, name)
      cells[name] = read
    }
    return cells as unknown as ReadRows[Table] // has each column of the table
  })
}

/** Some texts cannot be keys of answers. Elsewhere they are ids of unknown controls. */
function isUsable(column: string, recId: unknown): boolean {
  return recId !== null && (column !== 'RecId' || isUsableRecId(recId))
}

function missingId({ table, index }: Row, column: string): InvalidDefinitionsError {
  const message = `Row ${index + 1} of ${table} has no usable ${column}. Give a number, or a name of a local form.`
  return new InvalidDefinitionsError(message, table, index)
}

/** Stored definitions keep the notes of their first parse. */
function notesOf(tables: Record<string, unknown>): Diagnostic[] {
  const notes = tables['notes']
  return Array.isArray(notes) ? notes.filter(isDiagnostic) : []
}
