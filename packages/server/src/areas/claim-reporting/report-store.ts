import { and, desc, eq, sql } from 'drizzle-orm'

import { fingerprint, isFingerprintOf } from '../../sealing/fingerprint.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import { seal } from '../../sealing/seal.ts'
import type { Transaction } from '../../database/database.ts'
import { companyInReach, type Scope } from '../../database/scope.ts'
import { claimReportFiles, claimReports, claimReportValues } from '../../database/tables/claim-reports.ts'
import type { ClaimFile } from './claim-files.ts'
import { ClaimRefusedError } from './claim-refused-error.ts'
import { sealAnswers, type splitAnswers } from './confidential-answers.ts'

type ReportRow = Omit<typeof claimReports.$inferInsert, 'id'>

/** A report before it is stored. */
export type NewReport = Omit<ReportRow, 'contentHash' | 'sealedAnswers' | 'identityVersion'> & {
  identityVersion: number
  /** Of all that was sent; only its fingerprint is stored. Worked out when it is asked for, since files may be in it. */
  contentDigest: () => string
  confidentialAnswers: ReturnType<typeof splitAnswers>['confidentialAnswers']
}

/** Whose a submission is, and what tells it from another. */
export type ReportIdentity = Pick<
  NewReport,
  'confirmationNumber' | 'contentDigest' | 'ClientId' | 'UsersRecId' | 'identityVersion'
>

/** What a report says, beside whose it is. */
export type ReportContent = Omit<NewReport, keyof ReportIdentity>

/** What is told of a report beyond the database. */
export type ShownReport = Pick<
  NewReport,
  'confirmationNumber' | 'claimType' | 'reporter' | 'sections' | 'severeReasons'
>

/** One answered control; `confidential` decides whether it is sealed. */
export interface ReportedValue {
  ControlsRecId: number
  DataValue: string
  RepeatControlMapping?: number
  confidential: boolean
}

/**
 * Whether exactly this was reported before. The caller must be in the scope of the session, so that a number that
 * somebody else used looks free here and is refused by storeReport.
 * @throws ClaimRefusedError when the number was used for something else
 */
export async function wasReported(tx: Transaction, keyring: Keyring, report: ReportIdentity): Promise<boolean> {
  const [known] = await tx
    .select({ contentHash: claimReports.contentHash })
    .from(claimReports)
    .where(
      and(
        eq(claimReports.confirmationNumber, report.confirmationNumber),
        eq(claimReports.ClientId, report.ClientId),
        eq(claimReports.UsersRecId, report.UsersRecId),
      ),
    )
  if (!known) return false
  const isSame = isFingerprintOf(keyring, known.contentHash, report.contentDigest())
  if (isSame === undefined) throw reportedBefore()
  if (!isSame) throw numberTaken()
  return true
}

/**
 * Takes the confirmation number for a report; a concurrent submission under the same number waits here.
 * @returns the report's id, or undefined when the same submission was quicker
 * @throws ClaimRefusedError when the number belongs to another report
 */
export async function storeReport(tx: Transaction, keyring: Keyring, report: NewReport): Promise<number | undefined> {
  const { contentDigest, confidentialAnswers: answers, ...row } = report
  const sealedAnswers = sealAnswers(keyring, row.confirmationNumber, { answers })
  const [stored] = await tx
    .insert(claimReports)
    .values({ ...row, sealedAnswers, contentHash: fingerprint(keyring, contentDigest()) })
    .onConflictDoNothing()
    .returning({ id: claimReports.id })
  if (stored) return stored.id
  if (await wasReported(tx, keyring, report)) return undefined
  throw numberTaken()
}

/** Writes the value list of a report, confidential values sealed. A hundred rows go faster as one parameter. */
export async function storeValues(
  tx: Transaction,
  keyring: Keyring,
  report: NewReport & { id: number },
  values: readonly ReportedValue[],
): Promise<void> {
  const rows = values.map(({ ControlsRecId, RepeatControlMapping, DataValue, confidential }, position) => ({
    claim_report_id: report.id,
    position,
    client_id: report.ClientId,
    controls_rec_id: ControlsRecId,
    repeat_control_mapping: RepeatControlMapping,
    ...(confidential
      ? { sealed_value: seal(keyring, `claim:${report.confirmationNumber}:${position}`, DataValue) }
      : { data_value: DataValue }),
  }))
  await tx.execute(sql`insert into ${claimReportValues}
    select * from jsonb_populate_recordset(null::${claimReportValues}, ${JSON.stringify(rows)})`)
}

/** Ties files to a report under the names they were given. */
export async function storeFiles(
  tx: Transaction,
  report: NewReport & { id: number },
  files: readonly ClaimFile[],
): Promise<void> {
  const rows = files.map((file) => ({ ...file, claimReportId: report.id, ClientId: report.ClientId }))
  if (rows.length > 0) await tx.insert(claimReportFiles).values(rows)
}

/** A report of a company in reach, with the names of its files; undefined where there is none. */
export async function findReport(tx: Transaction, scope: Scope, clientId: number, confirmationNumber: string) {
  const [found] = await tx
    .select({ report: claimReports })
    .from(claimReports)
    .where(
      and(
        eq(claimReports.confirmationNumber, confirmationNumber),
        eq(claimReports.ClientId, clientId),
        companyInReach(scope, claimReports.ClientId),
      ),
    )
    .orderBy(desc(claimReports.id))
  if (!found) return undefined
  const files = await tx
    .select({ name: claimReportFiles.name })
    .from(claimReportFiles)
    .where(eq(claimReportFiles.claimReportId, found.report.id))
  return { ...found.report, files: files.map(({ name }) => name) }
}

const numberTaken = () =>
  new ClaimRefusedError('This confirmation number was already used for another report. Please submit again.')

/** The key that told it from another is gone (`npm run rotate-key`). */
const reportedBefore = () =>
  new ClaimRefusedError(
    'A report with this confirmation number was taken before. Look whether its receipt is there before you submit again.',
  )
