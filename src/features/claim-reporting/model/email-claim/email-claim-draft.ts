import type { Answers } from '@captive/form-engine'

import { storedAnswersIn } from '../../../../forms/tab-answers.ts'
import { can, type ActiveCompany, type Session, type SignedIn } from '../../../../session/session.ts'
import { prefill } from '../forms/prefill.ts'

/** The key under which this tab stores a user's email claim for a company. */
export const emailClaimKey = ({ userRecId }: SignedIn, { clientId }: ActiveCompany): string =>
  `email-claim-${userRecId}-${clientId}`

/** The initial answers of an email claim. */
export function emailClaimStart(session: SignedIn, active: ActiveCompany) {
  const { company, email, street, city, state, zip } = prefill(session, active)
  return { company, email, street, city, state, zip }
}

/** Whether this tab has an email claim for the active company with changes to its initial answers. */
export function hasUnsentEmailClaim(session: Session): boolean {
  if (!session.isLoggedIn || !session.company || !can(session, '006-001')) return false
  const start: Answers = emailClaimStart(session, session.company)
  const stored = storedAnswersIn(emailClaimKey(session, session.company)).read()
  return Object.entries(stored).some(([key, value]) => !isEmpty(value) && value !== start[key])
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
