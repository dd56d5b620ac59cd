import { and, asc, gte, lt, type SQL } from 'drizzle-orm'
import { byteOrderMark } from '@captive/workbook'

import type { Database, Transaction } from '../../../database/database.ts'
import { systemScope, type Scope } from '../../../database/scope.ts'
import { claimReports } from '../../../database/tables/claim-reports.ts'
import type { Keyring } from '../../../sealing/keyring.ts'
import { describeReports } from '../follow-up/describe-reports.ts'
import { claimsOfReports } from '../matches/claims-of-reports.ts'
import { reportCondition, type ReportFilter } from '../matches/report-condition.ts'
import type { ReadClaimForm } from '../report/claim-form.ts'
import { froiTable, lineOf, mappedTable, type FlatTable } from './flat-rows.ts'
import { findMapping } from './stored-mapping.ts'
import type { ExportedReport } from './report-facts.ts'

export type ExportFormat = 'json' | 'csv' | 'froi'

export interface ExportFilter extends ReportFilter {
  /** ISO 8601; `from` is inclusive, `to` is exclusive. */
  from?: string | undefined
  to?: string | undefined
}

/** A report that was selected for an export. */
export interface SelectedReport {
  id: number
  number: string
}

/** The reports of an export, oldest first. FROI data exists only for workers' compensation. */
export function selectReports(
  tx: Transaction,
  scope: Scope,
  as: ExportFormat,
  { from, to, ...filter }: ExportFilter,
): Promise<SelectedReport[]> {
  const conditions: (SQL | undefined)[] = [
    reportCondition(tx, scope, filter),
    as === 'froi' ? reportCondition(tx, scope, { Type: 'WorkersCompensation' }) : undefined,
    from === undefined ? undefined : gte(claimReports.reportedAt, new Date(from)),
    to === undefined ? undefined : lt(claimReports.reportedAt, new Date(to)),
  ]
  return tx
    .select({ id: claimReports.id, number: claimReports.confirmationNumber })
    .from(claimReports)
    .where(and(...conditions))
    .orderBy(asc(claimReports.reportedAt), asc(claimReports.id))
}

interface Exporting {
  database: Database
  keyring: Keyring
  readClaimForm: ReadClaimForm
}

/** The number of reports to read at a time. */
const batch = 100

/** Yields the export file in chunks. The caller has checked the permission and logged the export. */
export async function* writeReports(
  exporting: Exporting,
  as: ExportFormat,
  reports: readonly SelectedReport[],
): AsyncGenerator<string> {
  if (as === 'json') {
    yield '['
    let separator = '\n'
    for await (const { claims: _, ...record } of readReports(exporting, reports, false)) {
      yield `${separator}${JSON.stringify(record)}`
      separator = ',\n'
    }
    yield '\n]\n'
    return
  }
  const { heads, rowOf } = await tableOf(exporting, as)
  yield byteOrderMark + lineOf(heads)
  for await (const report of readReports(exporting, reports, as === 'froi')) yield lineOf(rowOf(report))
}

const tableOf = async ({ database }: Exporting, as: 'csv' | 'froi'): Promise<FlatTable> =>
  as === 'froi' ? froiTable : mappedTable((await database.transaction(systemScope, findMapping, 'read only')).Mapping)

async function* readReports(
  { database, ...exporting }: Exporting,
  reports: readonly SelectedReport[],
  withSsn: boolean,
): AsyncGenerator<ExportedReport> {
  for (let start = 0; start < reports.length; start += batch) {
    const some = reports.slice(start, start + batch)
    const ids = some.map(({ id }) => id)
    const { records, claims } = await database.transaction(
      systemScope,
      async (tx) => ({
        records: await describeReports(tx, { ...exporting, withSsn }, ids),
        claims: await claimsOfReports(tx, systemScope, ids),
      }),
      'read only',
    )
    const byNumber = new Map(records.map((record) => [record.ConfirmationNum, record]))
    for (const { id, number } of some) {
      const record = byNumber.get(number)
      if (record) yield { ...record, claims: claims.get(id) ?? [] }
    }
  }
}
