import type { EmailClaim } from '@captive/api-client/contract'
import { compileForm, defineForm } from '@captive/form-engine'

import { ClaimRefusedError } from './claim-refused-error.ts'
import type { ReportContent } from './report-store.ts'

/** What Send needs (core §5, AMB-149). */
const emailClaimForm = compileForm(
  defineForm({
    company: { kind: 'textbox', label: 'Company', required: true },
    email: { kind: 'email', label: 'Email', required: true },
    street: { kind: 'textbox', label: 'Street', required: true },
    city: { kind: 'textbox', label: 'City', required: true },
    state: { kind: 'state', label: 'State', required: true },
    zip: { kind: 'textbox', label: 'Zip', required: true },
    comment: { kind: 'textarea', label: 'Comment', required: true },
  }),
)

/** @throws ClaimRefusedError naming the first field that does not hold */
export function judgeEmailClaim(claim: EmailClaim, ReportingClientId: number): ReportContent {
  const { uploads: _, template: __, confirmationNum: ___, ...given } = claim
  const [first] = emailClaimForm.validate(given)
  if (first) throw new ClaimRefusedError(`${emailClaimForm.control(first.key)?.label}: ${first.message}`)
  const { comment, ...address } = { ...given, ...emailClaimForm.clean(given) }
  return {
    ReportingClientId,
    claimType: null,
    reporter: { ...address, phone: '', policyNumber: '' },
    sections: [{ title: 'Message', rows: [{ label: 'Comment', value: comment }] }],
    confidentialAnswers: [],
    severeReasons: [],
  }
}
