import { claimTypeRules, type ClaimSubmission, type Policy } from '@captive/api-client/contract'
import type { Form } from '@captive/form-engine'
import { reviewSections, severeReasons } from '@captive/form-engine/claim'

import { digestOf } from '../../sealing/fingerprint.ts'
import { claimAnswers } from './claim-answers.ts'
import { splitAnswers } from './confidential-answers.ts'
import { readPersonalInfo } from './personal-info.ts'
import { assertPolicyNumber } from './policy-number.ts'
import type { ReportContent, ReportedValue } from './report-store.ts'

/** What identifies a submission: all of it but the HTML, which the server writes itself, and where it was kept before. */
export function submissionDigest(
  { template: _, draftId: __, ...submission }: { template: string; draftId?: string },
  clientId: number,
): string {
  return digestOf({ ...submission, clientId })
}

/**
 * Judges a submission by the form of its claim type and turns it into a report.
 * @throws ClaimRefusedError
 */
export function judgeClaim(
  form: Form,
  submission: ClaimSubmission,
  policies: readonly Policy[],
  ReportingClientId: number,
): { report: ReportContent; values: ReportedValue[] } {
  const { confirmed: _, ...reporter } = readPersonalInfo(submission.personalInfoDetail)
  const { claimType } = submission.claimTypeDetail
  assertPolicyNumber(claimType, reporter.policyNumber, policies)
  const answers = claimAnswers(form, submission)
  const report = {
    ReportingClientId,
    claimType: claimTypeRules[claimType].label,
    reporter,
    ...splitAnswers(reviewSections(form, answers)),
    severeReasons: severeReasons(form, answers),
  }
  const values = form.submission(answers).map(({ ControlsRecId, ...value }) => ({
    ...value,
    ControlsRecId: Number(ControlsRecId), // served controls have numbers
    confidential: form.confidentialKeys.has(form.keyOf(ControlsRecId)),
  }))
  return { report, values }
}
