import type { ReviewSection } from '@captive/form-engine/claim'

import type { ReportSections } from '../../../database/tables/claim-reports.ts'
import type { Keyring } from '../../../sealing/keyring.ts'
import { open, seal } from '../../../sealing/seal.ts'
import type { Session } from '../../../session/session.ts'

/** An answer that the report shows as dots, and its position in the report. */
interface ConfidentialAnswer {
  section: number
  row: number
  value: string
}

/** The JSON that is sealed beside a report. */
interface Sealed {
  answers: readonly ConfidentialAnswer[]
}

/** The columns of a stored report that this file needs. */
interface StoredReport {
  confirmationNumber: string
  UsersRecId: number
  identityVersion: number
  sections: ReportSections
  sealedAnswers: string | null
}

/** Splits answers into the sections stored in clear text, with dots, and the confidential answers behind the dots. */
export function splitAnswers(shown: readonly ReviewSection[]): {
  sections: ReportSections
  confidentialAnswers: ConfidentialAnswer[]
} {
  return {
    sections: shown.map(({ title, rows }) => ({ title, rows: rows.map(({ label, value }) => ({ label, value })) })),
    confidentialAnswers: shown.flatMap(({ rows }, section) =>
      rows.flatMap(({ clear }, row) => (clear === null ? [] : [{ section, row, value: clear }])),
    ),
  }
}

/** Returns null if the report has no confidential answers. */
export function sealAnswers(keyring: Keyring, confirmationNumber: string, sealed: Sealed): string | null {
  return sealed.answers.length === 0 ? null : seal(keyring, sealContext(confirmationNumber), JSON.stringify(sealed))
}

/**
 * Whether the caller may see the confidential answers of a report: staff may, and so may the account that reported
 * while it still belongs to the same person. A changed email address raises the identity version, so changing it back
 * does not help.
 */
export function mayReveal(report: StoredReport, caller: Session): boolean {
  if (report.sealedAnswers === null) return false
  if (caller.scope.kind === 'all') return true
  return report.UsersRecId === caller.userId && report.identityVersion === caller.identityVersion
}

/** The report's sections with the confidential answers instead of dots. */
export function revealed(keyring: Keyring, report: StoredReport): ReportSections {
  const answers = openAnswers(keyring, report)?.answers ?? []
  const clear = new Map(answers.map(({ section, row, value }) => [`${section}.${row}`, value]))
  return report.sections.map(({ title, rows }, section) => ({
    title,
    rows: rows.map(({ label, value }, row) => ({ label, value: clear.get(`${section}.${row}`) ?? value })),
  }))
}

function openAnswers(keyring: Keyring, { confirmationNumber, sealedAnswers }: StoredReport): Sealed | null {
  if (sealedAnswers === null) return null
  // the server sealed this JSON itself
  return JSON.parse(open(keyring, sealContext(confirmationNumber), sealedAnswers)) as Sealed
}

const sealContext = (confirmationNumber: string) => `answers:${confirmationNumber}`
