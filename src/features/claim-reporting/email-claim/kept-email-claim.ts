import type { Answers } from '@captive/form-engine'

import { keptAnswersIn } from '../../../forms/kept-in-tab.ts'
import { can, type ActiveCompany, type Session, type SignedIn } from '../../../session/session.ts'
import { prefill } from '../personal-info/prefill.ts'

/** Under which name this tab keeps an email claim of a person for a company. */
export const emailClaimKeptAs = ({ userRecId }: SignedIn, { clientId }: ActiveCompany): string =>
  `email-claim-${userRecId}-${clientId}`

/** What an email claim starts with. */
export function emailClaimStart(session: SignedIn, active: ActiveCompany) {
  const { company, email, street, city, state, zip } = prefill(session, active)
  return { company, email, street, city, state, zip }
}

/** Whether this tab keeps an email claim for the active company that says more than the page starts with. */
export function hasUnsentEmailClaim(session: Session): boolean {
  if (!session.isLoggedIn || !session.company || !can(session, '006-001')) return false
  const start: Answers = emailClaimStart(session, session.company)
  const kept = keptAnswersIn(emailClaimKeptAs(session, session.company)).read()
  return Object.entries(kept).some(([key, value]) => !isEmpty(value) && value !== start[key])
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
