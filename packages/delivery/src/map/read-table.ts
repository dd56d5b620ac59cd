import { claimAmounts, claimStatuses, type ClaimAmount, type ClaimStatus } from '../kinds/claim.ts'
import { lineKey, proposedStatus } from '../kinds/claim-words.ts'
import { textOf, type Row } from '../read/cells.ts'
import { amountOf } from '../values/amount.ts'
import { ownValue } from '../values/own-value.ts'
import { normalizedWords } from '../values/words.ts'
import type { TableProfile } from '../recognize/profile-table.ts'
import type { Column, Table } from '../recognize/table.ts'
import type { ColumnProfile } from './column-profile.ts'
import { findConventions, type Amounts, type Conventions } from './conventions.ts'
import { dateOrderOf, decimalMarksOf } from './file-conventions.ts'
import { columnByField, mappedColumns } from './mapped-columns.ts'
import type { Mapping } from './mapping.ts'
import type { KnownNames } from './known-names.ts'
import { proposeColumns } from './propose-columns.ts'
import type { TableReading } from './table-reading.ts'

export interface Evidence extends TableProfile {
  readonly names: KnownNames
  readonly claimNumbers: ReadonlySet<string>
  readonly confirmationNumbers: ReadonlySet<string>
  /** The line named in the title or in the name of the sheet. */
  readonly line?: string
}

/** Decides how a table is read: by the mapping first, then by headers, content and sums. */
export function readTable(table: Table, mapping: Mapping, evidence: Evidence): TableReading {
  const fieldsWith = (severalRows: boolean) =>
    mappedColumns(table, mapping) ?? proposeColumns(table, { ...evidence, severalRows })
  const severalRows = mapping.rowsPerClaim
    ? /^several/i.test(mapping.rowsPerClaim)
    : hasSeveralRows(evidence.sample, columnByField(fieldsWith(false)).get('ClaimNumber'))
  const fields = fieldsWith(severalRows)
  const columns = columnByField(fields)
  const amountColumns = claimAmounts.flatMap((field) => columns.get(field)?.index ?? [])
  const decimalMarks = decimalMarksOf(amountColumns, evidence.profiles, mapping)
  const recoverySign = signOf(columns, evidence.profiles, mapping)
  const conventions = findConventions(
    amountsIn(evidence.sample, { columns, decimalMarks, recoverySign }),
    stated(mapping),
  )
  return {
    table,
    columns: conventions.medical === 'separate' ? expenseWithoutMedical(columns) : columns,
    parts: [...fields].filter(([, field]) => field === '#part').map(([column]) => column),
    dateOrder: dateOrderOf(evidence.profiles, mapping),
    decimalMarks,
    recoverySign,
    conventions,
    statusOf: statusMap(mapping),
    lineOf: lineMap(mapping),
    severalRows,
    carriedDown: carriedDown(columns, evidence.profiles),
    ...(evidence.line !== undefined && { line: evidence.line }),
  }
}

/** Whether claims have several rows, because many numbers occur more than once. */
function hasSeveralRows(sample: readonly Row[], column: Column | undefined): boolean {
  if (!column) return false
  const numbers = sample.map(({ cells }) => textOf(cells[column.index])).filter(Boolean)
  return numbers.length - new Set(numbers).size > numbers.length * 0.15
}

function signOf(
  columns: ReadonlyMap<string, Column>,
  profiles: ReadonlyMap<number, ColumnProfile>,
  { conventions }: Mapping,
): 1 | -1 {
  if (conventions?.recovery) return conventions.recovery === 'negative' ? -1 : 1
  const profile = profiles.get(columns.get('Recovery')?.index ?? -1)
  return profile && profile.negative > profile.positive ? -1 : 1
}

const stated = ({ conventions }: Mapping): Partial<Conventions> =>
  conventions?.incurred === 'net' || conventions?.incurred === 'gross' ? { incurred: conventions.incurred } : {}

/** The amounts of sample rows that have a total. */
function amountsIn(
  rows: readonly Row[],
  { columns, decimalMarks, recoverySign }: Pick<TableReading, 'columns' | 'decimalMarks' | 'recoverySign'>,
): Amounts[] {
  return rows.flatMap((row) => {
    const amounts: Partial<Record<ClaimAmount, number>> = {}
    for (const field of claimAmounts) {
      const column = columns.get(field)
      if (!column) continue
      const amount = amountOf(row.cells[column.index], decimalMarks.get(column.index) ?? '.')
      if (amount === undefined) return []
      amounts[field] = field === 'Recovery' ? amount * recoverySign : amount
    }
    return amounts.TotalIncurred ? [amounts] : []
  })
}

/** If medical is separate from expense, the file's expense is the portal's expense without medical. */
function expenseWithoutMedical(columns: ReadonlyMap<string, Column>): Map<string, Column> {
  const hasMedical = columns.has('MedPaidAmt') || columns.has('MedReserveAmt')
  const names: Record<string, string> = { ExpensePaid: 'ExpExclMedPaidAmt', ExpenseReserve: 'ExpExclMedReserveAmt' }
  const isNamed = Object.values(names).some((name) => columns.has(name))
  if (!hasMedical || isNamed) return new Map(columns)
  return new Map([...columns].map(([field, column]) => [ownValue(names, field) ?? field, column]))
}

/** Words without a mapping have their proposed meaning. A word mapped to something else than a status is undecided. */
function statusMap({ valueMaps }: Mapping): TableReading['statusOf'] {
  const map = valueMaps?.['StatusCode']
  if (!map) return proposedStatus
  const known = new Map(Object.entries(map).map(([text, status]) => [valueKey(text), status]))
  return (text) => {
    const key = valueKey(text)
    if (!known.has(key)) return proposedStatus(text)
    return claimStatuses.find((status): status is ClaimStatus => status === known.get(key))
  }
}

function lineMap({ valueMaps }: Mapping): TableReading['lineOf'] {
  const known = new Map(Object.entries(valueMaps?.['#line'] ?? {}).map(([text, line]) => [valueKey(text), line]))
  return (text) => known.get(valueKey(text)) ?? text
}

const valueKey = (text: string) => text.trim().toLowerCase()

/** Company and policy columns that are blank in many rows, because only the first row of a group has them. */
function carriedDown(columns: ReadonlyMap<string, Column>, profiles: ReadonlyMap<number, ColumnProfile>): Set<string> {
  const fields = ['PolicyNumber', '#company.code', '#company.name', '#line']
  return new Set(
    fields.filter((field) => {
      const profile = profiles.get(columns.get(field)?.index ?? -1)
      return profile && profile.filled > 0 && profile.filled < profile.rows * 0.7
    }),
  )
}

/** The line named in a title or in the name of a sheet. */
export function lineInTitle(texts: readonly string[]): string | undefined {
  const keys = new Set(texts.flatMap((text) => (normalizedWords(text).length > 0 ? (lineKey(text) ?? []) : [])))
  const [line, ...more] = keys
  return more.length === 0 ? line : undefined
}
