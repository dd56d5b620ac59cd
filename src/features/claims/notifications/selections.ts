import type {
  ClaimNotification,
  ClaimNotificationCriteria,
  ClaimNotificationSelection,
} from '@captive/api-client/contract'

import { formatMoney } from '../../../format/money.ts'

/** Whose notifications are shown and chosen. */
export interface Watcher {
  userRecId: number
  /** The user's own company. */
  clientId: number
  email: string
}

/** What somebody wants to be told of, as the options panel has it. */
export interface Choice {
  /** RecIds of criteria. */
  criteria: ReadonlySet<number>
  email: boolean
}

/** How long a claim stays in the grid after it was reported, in days (core §9). */
const daysShown = 90

/**
 * Active notifications of claims of one company that were reported in the last 90 days (NTF-004, AMB-095), whatever
 * else the server lists.
 */
export function currentNotifications(
  notifications: readonly ClaimNotification[],
  clientId: number,
  now: Date,
): ClaimNotification[] {
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - daysShown)).toISOString()
  return notifications.filter(
    ({ IsActive, ForClientId, ReportedDate }) =>
      IsActive === 1 && ForClientId === clientId && ReportedDate.slice(0, 10) >= first.slice(0, 10),
  )
}

/** What is ticked now: criteria selected for the company, and email if any of them is mailed (AMB-100). */
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
  watcher: Watcher
  /** The company whose claims are watched. */
  forClientId: number
  /** The address of whoever saves. */
  savedBy: string
}

/** One selection for each criterion offered, a new one without RecId (NTF-016, NTF-017, AMB-100 to AMB-102). */
export function toSelections(to: SelectionsToSave): ClaimNotificationSelection[] {
  const { criteria, saved, choice, watcher, forClientId, savedBy } = to
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
      UsersRecId: watcher.userRecId,
      ClientId: watcher.clientId,
      ForClientId: forClientId,
      UserEmail: watcher.email,
      ModifiedComments: `Updated by ${savedBy}`,
    }
  })
}

/** `$25,000`, or the words that the criterion has: `Any`. */
export function criteriaValueText({ CriteriaValue }: Pick<ClaimNotificationCriteria, 'CriteriaValue'>): string {
  return /^\d+(\.\d+)?$/.test(CriteriaValue) ? formatMoney(Number(CriteriaValue), 0) : CriteriaValue
}

/** `Total incurred at least $25,000`; a criterion that any value meets is its name. */
export function criteriaText(criterion: Pick<ClaimNotificationCriteria, 'CriteriaName' | 'CriteriaValue'>): string {
  const value = criteriaValueText(criterion)
  return value === 'Any' || value === '' ? criterion.CriteriaName : `${criterion.CriteriaName} ${value}`
}
