import type {
  ClaimNotification,
  ClaimNotificationCriteria,
  ClaimNotificationSelection,
} from '@captive/api-client/contract'

import { formatMoney } from '../../../format/money.ts'
import { texts } from './texts.ts'

/** The user whose notifications are shown or changed. */
export interface Recipient {
  userRecId: number
  /** The user's own company. */
  clientId: number
  email: string
}

/** The state of the options panel. */
export interface Choice {
  /** RecIds of criteria. */
  criteria: ReadonlySet<number>
  email: boolean
}

/** Days after the report date for which a claim stays in the grid (core §9). */
const daysShown = 90

/** Active notifications about one company's claims that were reported in the last 90 days (NTF-004, AMB-095). */
export function currentNotifications(
  notifications: readonly ClaimNotification[],
  clientId: number,
  now: Date,
): ClaimNotification[] {
  const earliest = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - daysShown)).toISOString()
  return notifications.filter(
    ({ IsActive, ForClientId, ReportedDate }) =>
      IsActive === 1 && ForClientId === clientId && ReportedDate.slice(0, 10) >= earliest.slice(0, 10),
  )
}

/** The criteria selected for the company. Email is on if it is on for any of them (AMB-100). */
export function choiceOf(selections: readonly ClaimNotificationSelection[], clientId: number): Choice {
  const selected = selections.filter(({ ForClientId, IsSelected }) => ForClientId === clientId && IsSelected)
  return {
    criteria: new Set(selected.map(({ ClaimNotificationCriteriaRecId }) => ClaimNotificationCriteriaRecId)),
    email: selected.some(({ SendEmail }) => SendEmail),
  }
}

interface SelectionsToSave {
  criteria: readonly ClaimNotificationCriteria[]
  saved: readonly ClaimNotificationSelection[]
  choice: Choice
  recipient: Recipient
  /** ClientId of the company whose claims the notifications are about. */
  forClientId: number
  /** Email of the user who saves. */
  savedBy: string
}

/** One selection per criterion. New ones have no RecId (NTF-016, NTF-017, AMB-100 to AMB-102). */
export function toSelections(from: SelectionsToSave): ClaimNotificationSelection[] {
  const { criteria, saved, choice, recipient, forClientId, savedBy } = from
  return criteria.map(({ RecId: criterion }) => {
    const IsSelected = choice.criteria.has(criterion)
    const before = saved.find(
      (one) => one.ForClientId === forClientId && one.ClaimNotificationCriteriaRecId === criterion,
    )
    return {
      ...(before?.RecId !== undefined && { RecId: before.RecId }),
      IsSelected,
      SendEmail: IsSelected && choice.email,
      ClaimNotificationCriteriaRecId: criterion,
      UsersRecId: recipient.userRecId,
      ClientId: recipient.clientId,
      ForClientId: forClientId,
      UserEmail: recipient.email,
      ModifiedComments: texts.options.comment(savedBy),
    }
  })
}

/** `$25,000`, or the unchanged value if it is not a number: `Any`. */
export function criteriaValueText({ CriteriaValue }: Pick<ClaimNotificationCriteria, 'CriteriaValue'>): string {
  return /^\d+(\.\d+)?$/.test(CriteriaValue) ? formatMoney(Number(CriteriaValue), 0) : CriteriaValue
}

/** `Total incurred at least $25,000`. For a criterion with any value, only its name. */
export function criteriaText(criterion: Pick<ClaimNotificationCriteria, 'CriteriaName' | 'CriteriaValue'>): string {
  const value = criteriaValueText(criterion)
  return value === 'Any' || value === '' ? criterion.CriteriaName : `${criterion.CriteriaName} ${value}`
}
