import { isRecord } from '../kinds/answers.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { DefinitionTable } from './errors.ts'
import { readFlag, readOrder, readText } from './read-cell.ts'
import { readRecId } from './record-id.ts'
import { groupBy } from './group-by.ts'

/** One row of a table, as it came. */
export interface Row {
  readonly table: DefinitionTable
  /** Counted from 0. */
  readonly index: number
  readonly cells: Readonly<Record<string, unknown>>
}

type ColumnSort = 'id' | 'flag' | 'order' | 'text'

/** The columns of each table, and what they hold. */
export const columns: Record<DefinitionTable, Record<string, ColumnSort>> = {
  controls: {
    RecId: 'id',
    ParentControlsRecId: 'id',
    ControlTypeCode: 'text',
    ControlDataTypeCode: 'text',
    ControlLabel: 'text',
    ControlLabelCode: 'text',
    IsRequired: 'flag',
    IsActive: 'flag',
    ControlOrder: 'order',
    IsConfidential: 'flag',
    MaskDisplay: 'text',
    Help: 'text',
    AutoComplete: 'text',
    ReadOnly: 'flag',
    AnyDay: 'flag',
    NeedsOne: 'flag',
    Longest: 'order',
  },
  displayValues: {
    ControlsRecId: 'id',
    DisplayValue: 'text',
    DisplayLabel: 'text',
    Order: 'order',
    IsActive: 'flag',
    DisplayGroup: 'text',
  },
  dependencies: {
    ControlsRecId: 'id',
    ControlingControlsRecId: 'id',
    ControlingValue: 'text',
    IsActive: 'flag',
  },
}

/** Additions of the engine, which no table needs. */
const mayBeMissing: ReadonlySet<string> = new Set([
  'Help',
  'AutoComplete',
  'ReadOnly',
  'AnyDay',
  'NeedsOne',
  'Longest',
  'DisplayGroup',
])

/** What reading a table takes as something else than was written: columns under another name, and cells of no sense. */
export function unreadIn(rows: readonly Row[]): Diagnostic[] {
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

/** Columns that are not read, and which one each was meant to be. */
function misspeltColumns(table: DefinitionTable, present: ReadonlySet<string>): Map<string, string> {
  const known = Object.keys(columns[table])
  const absent = known.filter((column) => !present.has(column))
  const misspelt = new Map<string, string>()
  for (const column of present) {
    const meant = known.includes(column) ? undefined : absent.find((name) => isMeant(column, name))
    if (meant !== undefined) misspelt.set(column, meant)
  }
  return misspelt
}

function misspeltColumn(table: DefinitionTable, column: string, meant: string): Diagnostic {
  const message = `The table ${table} has a column ${column}, which is not read, and none called ${meant}.`
  return { code: 'misspelt-column', severity: 'warning', controls: [], message, hint: `Call it ${meant}.` }
}

/** Another case, a letter or two left out or added, or a part of the name. */
function isMeant(written: string, name: string): boolean {
  const [a, b] = [written, name].map((text) => text.toLowerCase().replace(/[^a-z]/g, ''))
  if (!a || !b || a.length < 4) return false
  return a === b || isWithin(a, b) || isWithin(b, a)
}

/** Whether the letters of the shorter stand in the longer in their order. */
function isWithin(shorter: string, longer: string): boolean {
  let at = 0
  for (const letter of longer) if (letter === shorter[at]) at += 1
  return at === shorter.length
}

/** Without IsActive every row counts as switched off; without another one all are taken as if it were empty. */
function missingColumns(table: DefinitionTable, present: ReadonlySet<string>): Diagnostic[] {
  const absent = Object.entries(columns[table]).filter(([name]) => !present.has(name) && !mayBeMissing.has(name))
  return absent.map(([name, sort]): Diagnostic => {
    const without = `The table ${table} has no column ${name}`
    const shared = { code: 'missing-column', controls: [] } as const
    return name === 'IsActive'
      ? {
          ...shared,
          severity: 'error',
          message: `${without}, so none of its rows counts.`,
          hint: 'Add IsActive, 1 for rows in use.',
        }
      : {
          ...shared,
          severity: 'warning',
          message: `${without}, so every row is read as if it were ${sort === 'flag' ? 'no' : 'empty'}.`,
          hint: `Add ${name}, and leave it empty where it says nothing.`,
        }
  })
}

function unreadCells(table: DefinitionTable, rows: readonly Row[], present: ReadonlySet<string>): Diagnostic[] {
  const read = Object.entries(columns[table]).filter(([column]) => present.has(column))
  return read.flatMap(([column, sort]) => {
    const unread = rows.filter(({ cells }) => isUnread(cells[column], sort))
    const byText = groupBy(unread, ({ cells }) => shown(cells[column]))
    return [...byText].map(([text, same]): Diagnostic => ({
      code: 'unread-cell',
      severity: 'warning',
      controls: same.flatMap(({ cells }) => readRecId(cells['RecId'] ?? cells['ControlsRecId']) ?? []),
      message: `${column} of ${same.length} ${same.length === 1 ? 'row' : 'rows'} of ${table} is “${text}”, ${readAs[sort]}.`,
      hint: writeAs[sort],
    }))
  })
}

function isUnread(cell: unknown, sort: ColumnSort): boolean {
  if (cell === undefined || cell === null) return false
  switch (sort) {
    case 'id':
      return readText(cell) !== '' && isNoId(cell)
    case 'flag':
      return readFlag(cell) === undefined
    case 'order':
      return readOrder(cell) === undefined
    case 'text':
      return readText(cell) === undefined
  }
}

/** A name of a local form is an id; a number that is not a whole one from 0 on was meant as something else. */
function isNoId(cell: unknown): boolean {
  const recId = readRecId(cell)
  return recId === undefined || (typeof recId === 'string' && Number.isFinite(Number(recId)))
}

const readAs: Record<ColumnSort, string> = {
  id: 'which is no id',
  flag: 'which is neither yes nor no and counts as no',
  order: 'which is no number and counts as none',
  text: 'which is no text and counts as none',
}

const writeAs: Record<ColumnSort, string> = {
  id: 'Write a whole number from 0 on, or a name of a local form.',
  flag: 'Write 1 or 0.',
  order: 'Write a number, or leave it empty.',
  text: 'Write a text.',
}

/** A cell as a message shows it, short. */
function shown(cell: unknown): string {
  const text = isRecord(cell) || Array.isArray(cell) ? 'an object' : String(cell)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
