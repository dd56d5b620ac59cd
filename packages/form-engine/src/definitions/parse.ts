import { isRecord } from '../kinds/answers.ts'
import type { ControlDefinition, Definitions, Dependency, DisplayValue, RecId } from './definitions.ts'
import { InvalidDefinitionsError, type DefinitionTable } from './errors.ts'
import { isDiagnostic, type Diagnostic } from './diagnostic.ts'
import { readFlag, readOrder, readText } from './read-cell.ts'
import { isUsableRecId, readRecId } from './record-id.ts'
import { knownColumns, type KnownColumns } from './foreign-columns.ts'
import { unreadIn, type Row } from './unread.ts'

/**
 * Reads the three flat tables as any server or spreadsheet may write them: flags as 0/1, "1", "true" or "Y"
 * (AMB-153), ids as numbers or text, orders missing, texts with spaces around, columns in camelCase or behind a byte order
 * mark. What was not understood, or read otherwise than it is written, is in `notes`,
 * and so among what `checkDefinitions` finds. Reading twice changes nothing.
 *
 * @example
 * const definitions = parseDefinitions({ controls, displayValues, dependencies })
 * console.table(definitions.notes ?? [])
 * @throws InvalidDefinitionsError when a table is no list, a row no object, or an id is missing.
 */
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
    controls: controls.rows.map(readControl),
    displayValues: displayValues.rows.map(readDisplayValue),
    dependencies: dependencies.rows.map(readDependency),
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

function readControl(row: Row): ControlDefinition {
  const help = text(row, 'Help')
  const autoComplete = text(row, 'AutoComplete')
  const longest = order(row, 'Longest')
  return {
    RecId: ownId(row),
    ParentControlsRecId: readRecId(row.cells['ParentControlsRecId']) ?? null,
    ControlTypeCode: text(row, 'ControlTypeCode'),
    ControlDataTypeCode: text(row, 'ControlDataTypeCode'),
    ControlLabel: text(row, 'ControlLabel'),
    ControlLabelCode: text(row, 'ControlLabelCode'),
    IsRequired: flag(row, 'IsRequired'),
    IsActive: flag(row, 'IsActive'),
    ControlOrder: order(row, 'ControlOrder'),
    IsConfidential: flag(row, 'IsConfidential'),
    MaskDisplay: text(row, 'MaskDisplay'),
    ...(help && { Help: help }),
    ...(autoComplete && { AutoComplete: autoComplete }),
    ...(flag(row, 'ReadOnly') && { ReadOnly: true }),
    ...(flag(row, 'AnyDay') && { AnyDay: true }),
    ...(flag(row, 'NeedsOne') && { NeedsOne: true }),
    ...(longest !== null && longest > 0 && { Longest: longest }),
  }
}

function readDisplayValue(row: Row): DisplayValue {
  const group = text(row, 'DisplayGroup')
  return {
    ControlsRecId: id(row, 'ControlsRecId'),
    DisplayValue: text(row, 'DisplayValue'),
    DisplayLabel: text(row, 'DisplayLabel'),
    Order: order(row, 'Order'),
    IsActive: flag(row, 'IsActive'),
    ...(group && { DisplayGroup: group }),
  }
}

function readDependency(row: Row): Dependency {
  return {
    ControlsRecId: id(row, 'ControlsRecId'),
    ControlingControlsRecId: id(row, 'ControlingControlsRecId'),
    ControlingValue: text(row, 'ControlingValue'),
    IsActive: flag(row, 'IsActive'),
  }
}

function ownId(row: Row): RecId {
  const recId = readRecId(row.cells['RecId'])
  return isUsableRecId(recId) ? recId : missingId(row, 'RecId')
}

function id(row: Row, column: string): RecId {
  return readRecId(row.cells[column]) ?? missingId(row, column)
}

function missingId(row: Row, column: string): never {
  throw new InvalidDefinitionsError(
    `Row ${row.index + 1} of ${row.table} has no usable ${column}. Give a number, or a name of a local form.`,
    row.table,
    row.index,
  )
}

function text(row: Row, column: string): string {
  return readText(row.cells[column]) ?? ''
}

function flag(row: Row, column: string): boolean {
  return readFlag(row.cells[column]) ?? false
}

function order(row: Row, column: string): number | null {
  return readOrder(row.cells[column]) ?? null
}

/** Definitions that were read before and stored keep what was said of them then. */
function notesOf(tables: Record<string, unknown>): Diagnostic[] {
  const notes = tables['notes']
  return Array.isArray(notes) ? notes.filter(isDiagnostic) : []
}
