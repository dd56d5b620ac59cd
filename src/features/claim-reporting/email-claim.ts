import type { ClaimUpload, EmailClaim } from '@captive/api-client/contract'
import { templateHtml } from '@captive/form-engine'
import type { FormSession } from '@captive/form-engine/react'

import { textOf } from './local-forms.ts'
import { fileSection, namedBy, rowsOf, section } from './submission.ts'

/** The body of FNOLEmail (specification, core §3). */
export function toEmailClaim(session: FormSession, files: readonly ClaimUpload[], confirmationNum: string): EmailClaim {
  const answers = session.answers()
  return {
    company: textOf(answers, 'company'),
    email: textOf(answers, 'email'),
    street: textOf(answers, 'street'),
    city: textOf(answers, 'city'),
    state: textOf(answers, 'state'),
    zip: textOf(answers, 'zip'),
    comment: textOf(answers, 'comment'),
    uploads: namedBy(confirmationNum, files),
    template: templateHtml('Claim by Email', [
      section('Claim', [['Confirmation Number', confirmationNum]]),
      { title: 'Report', rows: rowsOf(session) },
      fileSection(files),
    ]),
    confirmationNum,
  }
}
