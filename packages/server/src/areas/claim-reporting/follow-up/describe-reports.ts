import { claimTypeRules, type ClaimType, type ReportRecord } from '@captive/api-client/contract'
import { claimTypes } from '@captive/form-engine/claim'
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { claimReportFiles, claimReports, claimReportValues } from '../../../database/tables/claim-reports.ts'
import { clients } from '../../../database/tables/clients.ts'
import { uploads } from '../../../database/tables/operation.ts'
import { users } from '../../../database/tables/users.ts'
import type { Keyring } from '../../../sealing/keyring.ts'
import { open } from '../../../sealing/seal.ts'
import type { ReadClaimForm } from '../report/claim-form.ts'
import { revealed } from '../report/confidential-answers.ts'

type Value = typeof claimReportValues.$inferSelect

interface DescribeOptions {
  keyring: Keyring
  readClaimForm: ReadClaimForm
  /**
   * Whether Social Security numbers are in clear text, too. Only for a filing, and only for users who may reveal
   * answers.
   */
  withSsn?: boolean
}

/**
 * Describes filed reports for other systems, in the order of their ids. Confidential answers are in clear text, except
 * Social Security numbers and answers to questions that the form of the report does not have. The caller checks the
 * permission.
 */
export async function describeReports(
  tx: Transaction<'system'>,
  { keyring, readClaimForm, withSsn = false }: DescribeOptions,
  ids: readonly number[],
): Promise<ReportRecord[]> {
  if (ids.length === 0) return []
  const found = await tx
    .select({
      report: getTableColumns(claimReports),
      Company: { ClientId: clients.ClientId, ClientCode: clients.ClientCode, ClientName: clients.ClientName },
      user: { FirstName: users.FirstName, LastName: users.LastName, Email: users.Email },
    })
    .from(claimReports)
    .innerJoin(clients, eq(clients.ClientId, claimReports.ClientId))
    .innerJoin(users, eq(users.RecId, claimReports.UsersRecId))
    .where(inArray(claimReports.id, [...ids]))
    .orderBy(asc(claimReports.id))
  const values = Map.groupBy(await readValues(tx, ids), ({ claimReportId }) => claimReportId)
  const files = Map.groupBy(await readFiles(tx, ids), ({ id }) => id)
  const records: ReportRecord[] = []
  for (const { report, Company, user } of found) {
    const { reporter } = report
    const claimType = typeOf(report.claimType)
    const form = claimType && (await readClaimForm(tx, claimType, report.tablesVersion))
    const controlOf = (value: Value | undefined) => value && form?.control(form.keyOf(value.ControlsRecId))
    const stored = values.get(report.id) ?? []
    const clear = revealed(keyring, report).flatMap(({ rows }) => rows)
    const shown = report.sections.flatMap(({ title, rows }) => rows.map((row) => ({ ...row, title })))
    records.push({
      ConfirmationNum: report.confirmationNumber,
      Company,
      ClaimType: report.claimType,
      ReportedAt: report.reportedAt.toISOString(),
      ReportedBy: { Name: `${user.FirstName} ${user.LastName}`, Email: user.Email },
      Contact: {
        Company: reporter.company,
        Email: reporter.email,
        Phone: reporter.phone,
        PolicyNumber: reporter.policyNumber,
        Street: reporter.street,
        City: reporter.city,
        State: reporter.state,
        ZipCode: reporter.zip,
      },
      SevereReasons: report.severeReasons,
      // The value list has one value per row, in the same order. A report by email has rows only.
      Answers: shown.map((row, position) => {
        const value = stored[position]
        const control = controlOf(value)
        const isMasked = value?.sealedValue != null && (control === undefined || (control.check === 'ssn' && !withSsn))
        return {
          Section: row.title,
          LabelCode: control?.labelCode || null,
          Label: row.label,
          Vehicle: value?.RepeatControlMapping ?? null,
          Value: isMasked ? null : value ? clearValue(keyring, report.confirmationNumber, value) : row.value,
          Shown: isMasked ? row.value : (clear[position]?.value ?? row.value),
        }
      }),
      Files: (files.get(report.id) ?? []).map(({ Name, Size }) => ({ Name, Size })),
    })
  }
  return records
}

const readValues = (tx: Transaction<'system'>, ids: readonly number[]) =>
  tx
    .select()
    .from(claimReportValues)
    .where(inArray(claimReportValues.claimReportId, [...ids]))
    .orderBy(asc(claimReportValues.claimReportId), asc(claimReportValues.position))

const readFiles = (tx: Transaction<'system'>, ids: readonly number[]) =>
  tx
    .select({ id: claimReportFiles.claimReportId, Name: claimReportFiles.name, Size: uploads.size })
    .from(claimReportFiles)
    .innerJoin(uploads, eq(uploads.storageKey, claimReportFiles.storageKey))
    .where(inArray(claimReportFiles.claimReportId, [...ids]))
    .orderBy(asc(claimReportFiles.name), asc(claimReportFiles.storageKey))

const typeOf = (label: string | null): ClaimType | undefined =>
  claimTypes.find((type) => claimTypeRules[type].label === label)

const clearValue = (keyring: Keyring, confirmationNumber: string, { position, dataValue, sealedValue }: Value) =>
  sealedValue === null ? (dataValue ?? '') : open(keyring, `claim:${confirmationNumber}:${position}`, sealedValue)
