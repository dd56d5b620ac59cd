import { claimTypeRules, type ClaimSubmission, type Policy } from '@captive/api-client/contract'
import type { Form } from '@captive/form-engine'
import { reviewOutcome, severeReasonsOf } from '@captive/form-engine/claim'

import { digestOf } from '../../../sealing/fingerprint.ts'
import type { ErrorsOf } from '../../../validators/form-validators.ts'
import { validateAnswers } from './validate-answers.ts'
import { splitAnswers } from '../report/confidential-answers.ts'
import { readPersonalInfo } from '../report/personal-info.ts'
import { assertPolicyNumber } from './policy-number.ts'
import type { ReportContent, ReportedValue } from '../report/report-store.ts'

/** Digest of a submission, excluding the HTML, which the server does not use, and the id of the draft. */
export function submissionDigest(
  { template: _, draftId: __, ...submission }: { template: string; draftId?: string },
  clientId: number,
): string {
  return digestOf({ ...submission, clientId })
}

/**
 * Validates a submission with the form of its claim type and turns it into a report.
 * @throws ClaimRefusedError
 */
export function validateClaim(
  form: Form<number>,
  submission: ClaimSubmission,
  policies: readonly Policy[],
  ReportingClientId: number,
  errorsOf: ErrorsOf,
): { report: ReportContent; values: ReportedValue[] } {
  const { confirmed: _, ...reporter } = readPersonalInfo(submission.personalInfoDetail, errorsOf)
  const { claimType } = submission.claimTypeDetail
  assertPolicyNumber(claimType, reporter.policyNumber, policies)
  const outcome = validateAnswers(form, submission, errorsOf)
  const report = {
    ReportingClientId,
    claimType: claimTypeRules[claimType].label,
    reporter,
    ...splitAnswers(reviewOutcome(outcome)),
    severeReasons: severeReasonsOf(form, outcome),
  }
  const values = outcome.values.map((value) => ({
    ...value,
    confidential: form.confidentialKeys.has(form.keyOf(value.ControlsRecId)),
  }))
  return { report, values }
}
