import type { ClaimUpload, EmailClaim } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'
import { templateHtml, templateSections } from '@captive/form-engine/claim'

import { requiredText } from '../../../../forms/read-answers.ts'
import { emailClaimForm } from '../forms/local-forms.ts'
import { texts } from '../texts.ts'
import { section, withNumber } from '../report/submission.ts'

/** The uploaded files of the form. */
export const filesOf = (answers: Answers): readonly ClaimUpload[] => (answers['files'] ?? []) as ClaimUpload[]

/** The body of FNOLEmail (core §3). */
export function toEmailClaim(
  answers: Answers,
  confirmationNum: string,
  files: readonly (ClaimUpload & { base64: string })[],
): EmailClaim {
  const { template } = texts
  return {
    company: requiredText(answers, 'company'),
    email: requiredText(answers, 'email'),
    street: requiredText(answers, 'street'),
    city: requiredText(answers, 'city'),
    state: requiredText(answers, 'state'),
    zip: requiredText(answers, 'zip'),
    comment: requiredText(answers, 'comment'),
    uploads: withNumber(confirmationNum, files),
    template: templateHtml(template.emailClaim, [
      section(template.claim, [[template.confirmationNumber, confirmationNum]]),
      { title: template.report, rows: templateSections(emailClaimForm, answers).flatMap(({ rows }) => rows) },
    ]),
    confirmationNum,
  }
}
