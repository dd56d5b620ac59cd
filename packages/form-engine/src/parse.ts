import { isRecord } from './answers.ts'
import type { ControlDefinition, Definitions, Dependency, DisplayValue, RecId } from './definitions.ts'
import { InvalidDefinitionsError, type DefinitionTable } from './errors.ts'
import { isUsableRecId, readRecId } from './record-id.ts'

/**
 * Reads the three flat tables as any server or spreadsheet may write them: flags as 0/1, "1", "true" or "Y"
 * (AMB-153), ids as numbers or text, orders missing, texts with spaces around. Reading twice changes nothing.
 *
 * @throws InvalidDefinitionsError when a table is no list, a row no object, or an id is missing.
 */
export function parseDefinitions(tables: unknown): Definitions {
  if (!isRecord(tables)) {
    throw new InvalidDefinitionsError('Give an object with the tables controls, displayValues and dependencies.', null)
  }
  return {
    controls: rowsOf(tables, 'controls').map(readControl),
    displayValues: rowsOf(tables, 'displayValues').map(readDisplayValue),
    dependencies: rowsOf(tables, 'dependencies').map(readDependency),
  }
}

interface Row {
  readonly table: DefinitionTable
  readonly index: number
  readonly cells: Record<string, unknown>
}

function rowsOf(tables: Record<string, unknown>, table: DefinitionTable): Row[] {
  const rows = tables[table]
  if (!Array.isArray(rows)) {
    throw new InvalidDefinitionsError(
      `The table ${table} is not a list of rows. Give a list, empty if there are none.`,
      table,
    )
  }
  return Array.from(rows, (cells: unknown, index) => {
    if (!isRecord(cells)) {
      throw new InvalidDefinitionsError(
        `Row ${index + 1} of ${table} is not an object. Give one object per row.`,
        table,
        index,
      )
    }
    return { table, index, cells }
  })
}

function readControl(row: Row): ControlDefinition {
  const help = text(row, 'Help')
  const autoComplete = text(row, 'AutoComplete')
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
  }
}

function readDisplayValue(row: Row): DisplayValue {
  return {
    ControlsRecId: id(row, 'ControlsRecId'),
    DisplayValue: text(row, 'DisplayValue'),
    DisplayLabel: text(row, 'DisplayLabel'),
    Order: order(row, 'Order'),
    IsActive: flag(row, 'IsActive'),
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
  const cell = row.cells[column]
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : ''
}

/** True, 1, "1", "true" and "Y" (AMB-153); letters in any case. */
function flag(row: Row, column: string): boolean {
  return /^(?:1|true|y|yes)$/i.test(text(row, column))
}

function order(row: Row, column: string): number | null {
  const cell = text(row, column)
  const number = Number(cell)
  return cell === '' || !Number.isFinite(number) ? null : number
}
