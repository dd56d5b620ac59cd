import type { EmailClaim } from '@captive/api-client/contract'
import { compileForm, defineForm } from '@captive/form-engine'

import { firstErrorOf, type ErrorsOf } from '../../../validators/form-validators.ts'
import { ClaimRefusedError } from '../report/claim-refused-error.ts'
import type { ReportContent } from '../report/report-store.ts'
import { texts } from '../report/texts.ts'

const labels = texts.report

/** The fields that Send requires (core §5, AMB-149). */
export const emailClaimForm = compileForm(
  defineForm({
    company: { kind: 'textbox', label: labels.company, required: true },
    email: { kind: 'email', label: labels.email, required: true },
    street: { kind: 'textbox', label: labels.street, required: true },
    city: { kind: 'textbox', label: labels.city, required: true },
    state: { kind: 'state', label: labels.state, required: true },
    zip: { kind: 'textbox', label: labels.zip, required: true },
    comment: { kind: 'textarea', label: labels.comment, required: true },
  }),
)

/** @throws ClaimRefusedError naming the first invalid field */
export function validateEmailClaim(claim: EmailClaim, ReportingClientId: number, errorsOf: ErrorsOf): ReportContent {
  const { uploads: _, template: __, confirmationNum: ___, ...given } = claim
  const outcome = emailClaimForm.outcome(given)
  const error = firstErrorOf(emailClaimForm, outcome, errorsOf)
  if (error !== undefined) throw new ClaimRefusedError(error)
  const { comment, ...address } = { ...given, ...outcome.answers }
  return {
    ReportingClientId,
    claimType: null,
    reporter: { ...address, phone: '', policyNumber: '' },
    sections: [{ title: labels.message, rows: [{ label: labels.comment, value: comment }] }],
    confidentialAnswers: [],
    severeReasons: [],
  }
}
