import type { ClaimUpload, EmailClaim } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'
import { templateHtml, templateSections } from '@captive/form-engine/claim'

import { requiredText } from '../../../forms/read-answers.ts'
import { emailClaimForm } from '../local-forms.ts'
import { namedBy, section } from '../wizard/submission.ts'

/** The files of the form: what its queue stored. */
export const filesOf = (answers: Answers): readonly ClaimUpload[] => (answers['files'] ?? []) as ClaimUpload[]

/** The body of FNOLEmail (specification, core §3). */
export function toEmailClaim(
  answers: Answers,
  confirmationNum: string,
  files: readonly (ClaimUpload & { base64: string })[],
): EmailClaim {
  return {
    company: requiredText(answers, 'company'),
    email: requiredText(answers, 'email'),
    street: requiredText(answers, 'street'),
    city: requiredText(answers, 'city'),
    state: requiredText(answers, 'state'),
    zip: requiredText(answers, 'zip'),
    comment: requiredText(answers, 'comment'),
    uploads: namedBy(confirmationNum, files),
    template: templateHtml('Claim by Email', [
      section('Claim', [['Confirmation Number', confirmationNum]]),
      { title: 'Report', rows: templateSections(emailClaimForm, answers).flatMap(({ rows }) => rows) },
    ]),
    confirmationNum,
  }
}
