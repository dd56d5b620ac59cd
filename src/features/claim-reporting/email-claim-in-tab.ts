import type { ClaimUpload } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'

import { forgetAnswers, keepAnswers, readKeptAnswers } from '../../forms/kept-answers.ts'
import { emailClaimForm } from './local-forms.ts'

/** An e-mail claim that was begun and not sent. */
export interface KeptEmailClaim {
  readonly answers: Answers
  /** Files that are stored already. */
  readonly uploads: readonly ClaimUpload[]
  /** The number of a try whose answer never came, so that it is never sent as a second claim. */
  readonly confirmationNum: string | null
}

/** Where this tab keeps the e-mail claim of a person for a company until it is sent. */
export function emailClaimInTab(userRecId: number, clientId: number) {
  const name = `email-claim-${userRecId}-${clientId}`
  const restKey = `member-portal.${name}`
  return {
    read(): KeptEmailClaim {
      const rest = JSON.parse(sessionStorage.getItem(restKey) ?? '{}') as Partial<KeptEmailClaim> // written here only
      return { uploads: [], confirmationNum: null, ...rest, answers: readKeptAnswers(name, emailClaimForm) }
    },
    keep({ answers, ...rest }: KeptEmailClaim): void {
      keepAnswers(name, emailClaimForm, answers)
      sessionStorage.setItem(restKey, JSON.stringify(rest))
    },
    forget(): void {
      forgetAnswers(name)
      sessionStorage.removeItem(restKey)
    },
  }
}
