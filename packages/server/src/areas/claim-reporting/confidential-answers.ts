import type { ReviewSection } from '@captive/form-engine/claim'

import type { ReportSections } from '../../database/tables/claim-reports.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import { open, seal } from '../../sealing/seal.ts'
import type { Session } from '../../session/session.ts'

/** An answer that its report shows as dots, with the place of the dots. */
interface ConfidentialAnswer {
  section: number
  row: number
  value: string
}

/** What is sealed beside a report. */
interface Sealed {
  answers: readonly ConfidentialAnswer[]
}

/** A stored report, as far as its confidential answers go. */
interface StoredReport {
  confirmationNumber: string
  UsersRecId: number
  identityVersion: number
  sections: ReportSections
  sealedAnswers: string | null
}

/** The answers of a report as they are kept in clear, and what their dots stand for. */
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

/** Null where there are none. */
export function sealAnswers(keyring: Keyring, confirmationNumber: string, sealed: Sealed): string | null {
  return sealed.answers.length === 0 ? null : seal(keyring, place(confirmationNumber), JSON.stringify(sealed))
}

/**
 * Whether a report has confidential answers that a caller may see: the staff may, and the account that reported, as long
 * as it belongs to the same person. An account whose address changed since, and changed back, is no longer that one.
 */
export function mayReveal(report: StoredReport, caller: Session): boolean {
  if (report.sealedAnswers === null) return false
  if (caller.scope.reach === 'all') return true
  return report.UsersRecId === caller.userId && report.identityVersion === caller.identityVersion
}

/** The report with its confidential answers in the place of their dots. */
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
  return JSON.parse(open(keyring, place(confirmationNumber), sealedAnswers)) as Sealed // we sealed it ourselves
}

const place = (confirmationNumber: string) => `answers:${confirmationNumber}`
