import { and, desc, eq, sql } from 'drizzle-orm'

import { fingerprint, isFingerprintOf } from '../../../sealing/fingerprint.ts'
import type { Keyring } from '../../../sealing/keyring.ts'
import { seal } from '../../../sealing/seal.ts'
import type { Transaction } from '../../../database/database.ts'
import { companyInScope, type Scope } from '../../../database/scope.ts'
import { claimReportFiles, claimReports, claimReportValues } from '../../../database/tables/claim-reports.ts'
import { withChecks } from '../../../storage/file-checks.ts'
import type { ClaimFile } from './claim-file.ts'
import { ClaimRefusedError } from './claim-refused-error.ts'
import { sealAnswers, type splitAnswers } from './confidential-answers.ts'
import { texts } from './texts.ts'

type ReportRow = Omit<typeof claimReports.$inferInsert, 'id'>

/** A report before it is stored. */
export type NewReport = Omit<ReportRow, 'contentHash' | 'sealedAnswers' | 'identityVersion'> & {
  identityVersion: number
  /**
   * Digest of the whole submission; the database stores only its fingerprint. A function, because hashing large files
   * is slow.
   */
  contentDigest: () => string
  confidentialAnswers: ReturnType<typeof splitAnswers>['confidentialAnswers']
}

/** Identifies a submission: its number, its content, and the company and user it belongs to. */
export type ReportIdentity = Pick<
  NewReport,
  'confirmationNumber' | 'contentDigest' | 'ClientId' | 'UsersRecId' | 'identityVersion'
>

/** A report without its identity. */
export type ReportContent = Omit<NewReport, keyof ReportIdentity>

/** The fields of a report that mails and receipts show. */
export type ShownReport = Pick<
  NewReport,
  'confirmationNumber' | 'claimType' | 'reporter' | 'sections' | 'severeReasons'
>

/** One answered control. A confidential value is stored sealed. */
export interface ReportedValue {
  ControlsRecId: number
  DataValue: string
  RepeatControlMapping?: number
  confidential: boolean
}

/**
 * Whether the same submission is already stored, which makes a retry idempotent. Runs in the scope of the session: a
 * number that another user took looks free here, and storeReport refuses it later.
 * @throws ClaimRefusedError when the caller used the number for a different report
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
 * Inserts a report under its unique confirmation number; a concurrent submission with the same number waits here.
 * @returns the report's id, or undefined when the same submission was stored first
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

/**
 * Writes the values of a report and seals confidential ones. One JSON parameter is faster than hundreds of bound
 * values.
 */
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

/** Attaches files to a report under the names that the caller gave them. */
export async function storeFiles(
  tx: Transaction,
  report: NewReport & { id: number },
  files: readonly ClaimFile[],
): Promise<void> {
  const rows = files.map(({ name, storageKey }) => ({
    name,
    storageKey,
    claimReportId: report.id,
    ClientId: report.ClientId,
  }))
  if (rows.length > 0) await tx.insert(claimReportFiles).values(rows)
}

/** A report of a company in scope, with its files; undefined if it does not exist. */
export async function findReport(tx: Transaction, scope: Scope, clientId: number, confirmationNumber: string) {
  const [found] = await tx
    .select({ report: claimReports })
    .from(claimReports)
    .where(
      and(
        eq(claimReports.confirmationNumber, confirmationNumber),
        eq(claimReports.ClientId, clientId),
        companyInScope(scope, claimReports.ClientId),
      ),
    )
    .orderBy(desc(claimReports.id))
  if (!found) return undefined
  const files = await tx
    .select({ name: claimReportFiles.name, storageKey: claimReportFiles.storageKey })
    .from(claimReportFiles)
    .where(eq(claimReportFiles.claimReportId, found.report.id))
  return { ...found.report, files: await withChecks(tx, files) }
}

const numberTaken = () => new ClaimRefusedError(texts.refusals.numberTaken)

/** `npm run rotate-key` deleted the fingerprint, so the two reports cannot be compared. */
const reportedBefore = () => new ClaimRefusedError(texts.refusals.reportedBefore)
