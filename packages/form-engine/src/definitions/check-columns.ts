import { fixTo, headingCell, type Diagnostic } from './diagnostic.ts'
import { columnsOf, type DefinitionTable, type Holds } from './columns.ts'
import { cellText, readCell, readText } from './read-cell.ts'
import { readRecId } from './record-id.ts'
import { groupBy } from './group-by.ts'
import { closest, lettersOf } from '../text/closest.ts'

/** One row of a table in its original form. */
export interface Row {
  readonly table: DefinitionTable
  /** Counted from 0. */
  readonly index: number
  readonly cells: Readonly<Record<string, unknown>>
}

/** Reports columns that are misspelt or missing, and cells that parsing could not understand. */
export function checkColumns(rows: readonly Row[]): Diagnostic[] {
  const table = rows[0]?.table
  if (table === undefined) return []
  const present = new Set(rows.flatMap(({ cells }) => Object.keys(cells)))
  const misspelt = misspeltColumns(table, present)
  return [
    ...[...misspelt].map(([column, meant]) => misspeltColumn(table, column, meant)),
    ...missingColumns(table, new Set([...present, ...misspelt.values()])),
    ...unreadCells(table, rows, present),
  ]
}

/** Maps each ignored column to the column that it probably means. */
function misspeltColumns(table: DefinitionTable, present: ReadonlySet<string>): Map<string, string> {
  const known = columnsOf(table).map(([name]) => name)
  const letters = new Set(known.map(lettersOf))
  const absent = known.filter((column) => !present.has(column))
  const misspelt = new Map<string, string>()
  for (const column of present) {
    // Columns that differ only in case or signs are no misspellings: parsing reads one of them.
    const meant = letters.has(lettersOf(column)) ? undefined : meantColumn(column, absent)
    if (meant !== undefined) misspelt.set(column, meant)
  }
  return misspelt
}

function meantColumn(written: string, absent: readonly string[]): string | undefined {
  const letters = lettersOf(written)
  const other = Object.keys(otherNames).find((name) => letters.endsWith(name))
  const meant = other && absent.find((name) => name.endsWith(otherNames[other]!))
  return meant ?? closest(written, absent)
}

function misspeltColumn(table: DefinitionTable, column: string, meant: string): Diagnostic {
  const message = `The table ${table} has an unknown column ${column}, and no column ${meant}.`
  const cells = [headingCell(table, column)]
  return {
    code: 'misspelt-column',
    severity: 'warning',
    controls: [],
    cells,
    message,
    hint: `Did you mean ${meant}? Rename it.`,
    fix: fixTo(cells, meant),
  }
}

/** Name endings of columns in other systems, and the endings that they have here. */
const otherNames: Readonly<Record<string, string>> = {
  kind: 'ControlTypeCode',
  question: 'Label',
  caption: 'Label',
  mandatory: 'IsRequired',
  enabled: 'IsActive',
  section: 'ParentControlsRecId',
  sort: 'Order',
  position: 'Order',
  text: 'Label',
  option: 'DisplayValue',
  controller: 'ControlingControlsRecId',
  operator: 'ConditionOperator',
  maxlength: 'Longest',
  maxlen: 'Longest',
  length: 'Longest',
  sample: 'Example',
  formula: 'Calculation',
  calculate: 'Calculation',
  expression: 'Calculation',
}

/**
 * Without IsActive, every row is inactive. Other missing columns are read as empty. Required ids are checked elsewhere.
 */
function missingColumns(table: DefinitionTable, present: ReadonlySet<string>): Diagnostic[] {
  const absent = columnsOf(table).filter(
    ([name, { extra, holds, optional }]) => !extra && !present.has(name) && (holds !== 'id' || optional),
  )
  return absent.map(([name, { holds }]): Diagnostic => {
    const without = `The table ${table} has no column ${name}`
    const shared = { code: 'missing-column', controls: [], cells: [headingCell(table, name)] } as const
    return name === 'IsActive'
      ? {
          ...shared,
          severity: 'error',
          message: `${without}, so all its rows are inactive.`,
          hint: 'Add an IsActive column, with 1 for rows in use.',
        }
      : {
          ...shared,
          severity: 'warning',
          message: `${without}, so every row is read as if it were ${holds === 'flag' ? 'no' : 'empty'}.`,
          hint: `Add a column ${name}, and leave its cells blank if they have no value.`,
          fix: fixTo(shared.cells, name),
        }
  })
}

function unreadCells(table: DefinitionTable, rows: readonly Row[], present: ReadonlySet<string>): Diagnostic[] {
  const read = columnsOf(table).filter(([column]) => present.has(column))
  return read.flatMap(([column, { holds, optional }]) => {
    // A row without a required id is not read, so its cells are not reported.
    const isRow = (cell: unknown): boolean => holds !== 'id' || optional === true || readRecId(cell) !== undefined
    const unread = rows.filter(({ cells }) => isRow(cells[column]) && isUnread(cells[column], holds))
    const byText = groupBy(unread, ({ cells }) => cellText(cells[column]))
    return [...byText].map(([text, same]): Diagnostic => ({
      code: 'unread-cell',
      severity: 'warning',
      controls: same.flatMap(({ cells }) => readRecId(cells['RecId'] ?? cells['ControlsRecId']) ?? []),
      cells: same.map(({ index }) => ({ table, row: index, column })),
      message: `${column} of ${same.length} ${same.length === 1 ? 'row' : 'rows'} of ${table} is “${text}”, ${readAs[holds]}.`,
      hint: writeAs[holds],
    }))
  })
}

function isUnread(cell: unknown, holds: Holds): boolean {
  if (cell === undefined || cell === null) return false
  return holds === 'id' ? readText(cell) !== '' && isNoId(cell) : readCell[holds](cell) === undefined
}

/** A name in a local form is an id. A number that is negative or not whole is probably a mistake. */
function isNoId(cell: unknown): boolean {
  const recId = readRecId(cell)
  return recId === undefined || (typeof recId === 'string' && Number.isFinite(Number(recId)))
}

const readAs: Record<Holds, string> = {
  id: 'which is not an id',
  flag: 'which is neither yes nor no and counts as no',
  order: 'which is not a number and is ignored',
  count: 'which is not a whole number above 0 and is ignored',
  text: 'which is not text and is ignored',
}

const writeAs: Record<Holds, string> = {
  id: 'Enter a whole number, 0 or higher, or a name from a local form.',
  flag: 'Enter 1 or 0.',
  order: 'Enter a number, or leave the cell blank.',
  count: 'Enter a whole number above 0, or leave the cell blank.',
  text: 'Enter text.',
}
