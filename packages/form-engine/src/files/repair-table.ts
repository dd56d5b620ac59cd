import { columnsOf, type Column } from '../definitions/columns.ts'
import type { Diagnostic } from '../definitions/diagnostic.ts'
import { groupBy } from '../definitions/group-by.ts'
import { cellText } from '../definitions/read-cell.ts'
import { lettersOf } from '../text/closest.ts'
import type { DamageCode, FileDiagnostic } from './file-diagnostic.ts'
import { findLostZeros } from './lost-zeros.ts'
import type { RawCell, RawTable } from './raw-table.ts'

/** The rows of a table for parsing, and the changes that a spreadsheet made in them. */
export interface RepairedTable {
  readonly rows: readonly unknown[]
  readonly found: readonly FileDiagnostic[]
}

interface Finding {
  readonly code: DamageCode
  readonly row: number
  readonly column: string
  readonly value: unknown
}

/** Removes thousands separators from ids, and reports every cell that a spreadsheet changed. */
export function repairTable(raw: RawTable): RepairedTable {
  const columns = new Map(columnsOf(raw.table).map(([name, column]) => [lettersOf(name), column]))
  const findings: Finding[] = findLostZeros(raw).map((cell) => ({ code: 'zeros-lost', ...cell }))
  const rows = raw.rows.map((cells, row) => {
    if (cells === null) return null
    const entries = [...cells].map(([column, cell]) => {
      const code = damageOf(cell, columns.get(lettersOf(column)))
      if (code !== null) findings.push({ code, row, column, value: cell.value })
      return [column, code === 'separator-in-number' ? withoutSeparators(cell.value) : cell.value] as const
    })
    return Object.fromEntries(entries)
  })
  const groups = groupBy(findings, ({ code, column }) => JSON.stringify([code, column]))
  return { rows, found: [...groups.values()].map((group) => diagnosticOf(raw, group)) }
}

const errorText = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/i
const separated = /^-?\d{1,3}(?:[,.' \u00a0\u202f]\d{3})+$/
/** Matches what a spreadsheet makes of `3-4` or `1/2`, in a file without formats. */
const dayText =
  /^(?:\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2})$/i

function damageOf({ value, damage }: RawCell, column: Column | undefined): DamageCode | null {
  if (column === undefined) return null
  const text = typeof value === 'string' ? value.trim() : ''
  if (damage === 'no-result') return 'formula-without-result'
  if (damage === 'error' || errorText.test(text)) return 'cell-error'
  if (column.holds === 'text') return damage === 'date' || dayText.test(text) ? 'cell-became-date' : null
  return separated.test(text) ? 'separator-in-number' : null
}

const withoutSeparators = (value: unknown): number => Number(String(value).replace(/[^\d-]/g, ''))

const texts: Record<DamageCode, readonly [severity: Diagnostic['severity'], what: string, hint: string]> = {
  'cell-error': ['error', 'is a spreadsheet error', 'Correct the formula, or write the value.'],
  'formula-without-result': [
    'error',
    'is a formula without a stored result',
    'Open the file in a spreadsheet program and save it, or write the value.',
  ],
  'cell-became-date': [
    'warning',
    'is a date',
    'If it was something else, such as 3-4, format the column as text and write it again.',
  ],
  'zeros-lost': [
    'warning',
    'has lost its leading zeros, compared with other cells of the column',
    'Format the column as text and write the zeros again.',
  ],
  'separator-in-number': [
    'warning',
    'has thousands separators, and is read without them',
    'Format the column without them.',
  ],
}

function diagnosticOf({ table, locate }: RawTable, group: readonly Finding[]): FileDiagnostic {
  const [{ code, column, value }, ...more] = group as [Finding, ...Finding[]]
  const [severity, what, hint] = texts[code]
  const others = more.length > 0 ? ` The column has ${more.length} more such cells.` : ''
  return {
    code,
    severity,
    controls: [],
    cells: group.map(({ row }) => ({ table, row, column })),
    locations: group.map(({ row }) => locate(row, column)),
    message: `“${cellText(value)}” in ${column} of ${table} ${what}.${others}`,
    hint,
    ...(code === 'separator-in-number' && {
      fix: group.map((cell) => ({ table, row: cell.row, column, text: String(withoutSeparators(cell.value)) })),
    }),
  }
}
