import { fixTo, headingCell, type Diagnostic } from './diagnostic.ts'
import { columnsOf, type DefinitionTable } from './columns.ts'
import type { Row } from './check-columns.ts'
import { lettersOf } from '../text/closest.ts'

/** A table with the engine's column names, and the columns that were renamed. */
export interface KnownColumns {
  readonly rows: readonly Row[]
  readonly notes: readonly Diagnostic[]
}

const byteOrderMark = /^\ufeff/

/**
 * Renames the columns of other servers and spreadsheets, such as `recId` or `rec_id` for `RecId`. Also removes the
 * byte order mark that Excel writes at the start of a file. A column with the exact name takes precedence.
 */
export function knownColumns(rows: readonly Row[]): KnownColumns {
  const table = rows[0]?.table
  if (table === undefined) return { rows, notes: [] }
  const names = new Map(columnsOf(table).map(([name]) => [lettersOf(name), name]))
  const present = new Set(rows.flatMap(({ cells }) => Object.keys(cells)))
  const renamed = new Map<string, string>()
  const taken = new Set(present)
  for (const column of present) {
    const name = names.get(lettersOf(column))
    if (name === undefined || taken.has(name)) continue
    renamed.set(column, name)
    taken.add(name)
  }
  if (renamed.size === 0) return { rows, notes: [] }
  const read = rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).map(([column, cell]) => [renamed.get(column) ?? column, cell])),
  }))
  const [marked, otherwise] = [true, false].map((isMarked) =>
    [...renamed].filter(([column]) => byteOrderMark.test(column) === isMarked),
  )
  return { rows: read, notes: [...markNote(table, marked), ...caseNote(table, otherwise)] }
}

type Renamed = readonly (readonly [column: string, name: string])[]

function markNote(table: DefinitionTable, marked: Renamed = []): Diagnostic[] {
  return marked.map(([column, name]) => ({
    code: 'byte-order-mark',
    severity: 'info',
    controls: [],
    cells: [headingCell(table, column)],
    message: `Column ${name} of ${table} starts with a byte order mark, which is ignored.`,
    hint: 'Save the file as UTF-8 without it.',
    fix: fixTo([headingCell(table, column)], name),
  }))
}

function caseNote(table: DefinitionTable, renamed: Renamed = []): Diagnostic[] {
  if (renamed.length === 0) return []
  const pairs = renamed.map(([column, name]) => `${column} as ${name}`)
  return [
    {
      code: 'column-case',
      severity: 'info',
      controls: [],
      cells: renamed.map(([column]) => headingCell(table, column)),
      message: `Some column names of ${table} use different capitalization. They are read as follows: ${pairs.join(', ')}.`,
      hint: 'Rename them in the table.',
      fix: renamed.flatMap(([column, name]) => fixTo([headingCell(table, column)], name)),
    },
  ]
}
