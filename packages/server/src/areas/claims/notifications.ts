import { and, asc, eq, sql } from 'drizzle-orm'
import type {
  ClaimNotification,
  ClaimNotificationCriteria,
  ClaimNotificationSelection,
} from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder, type Page } from '../../database/list-page.ts'
import { momentOf } from '../../database/moment.ts'
import { companyInScope } from '../../database/scope.ts'
import { claimNotifications, claims, notificationSelections, totalIncurred } from '../../database/tables/claims.ts'
import { policies } from '../../database/tables/clients.ts'
import { notificationCriteria } from '../../database/tables/reference.ts'
import { users } from '../../database/tables/users.ts'
import type { Session } from '../../session/session.ts'

import { findSubscriber, scopeToRead } from './subscribers.ts'

/** The id of a notification is the claim's id followed by three digits of the criterion's id. */
const criterionFactor = 1_000
const idOf = sql<number>`${claimNotifications.ClaimsRecId}::bigint * ${sql.raw(String(criterionFactor))} + ${claimNotifications.NotificationCriteriaRecId}`

const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [
    claimNotifications.DateCriteriaMet,
    claimNotifications.ClaimsRecId,
    sql`-${claimNotifications.NotificationCriteriaRecId}`, // criteria in order within a claim
  ],
  table: claimNotifications,
  hasId: (id) =>
    sql`${isId(claimNotifications.ClaimsRecId, Math.floor(id / criterionFactor))} and ${isId(claimNotifications.NotificationCriteriaRecId, id % criterionFactor)}`,
  time: claimNotifications.DateCriteriaMet,
}

/**
 * Notifications of a user about claims reported in the last 90 days (core §9), newest first, from companies in scope of
 * both user and caller. Empty if the caller may not see the user.
 */
export async function listNotifications(
  tx: Transaction,
  session: Session,
  userId: number,
  page: Page,
): Promise<ClaimNotification[]> {
  const subscriber = await findSubscriber(tx, scopeToRead(session, userId), userId)
  if (!subscriber) return []
  const notifications = tx
    .select({
      RecId: idOf.mapWith(Number),
      CriteriaType: notificationCriteria.CriteriaType,
      CriteriaName: notificationCriteria.CriteriaName,
      CriteriaValue: notificationCriteria.CriteriaValue,
      DateCriteriaMet: momentOf(claimNotifications.DateCriteriaMet),
      LOB: policies.LOB,
      PolicyNumber: policies.PolicyNumber,
      ClaimNumber: claims.ClaimNumber,
      PolicyId: claims.PolicyId,
      ForClientId: claimNotifications.ClientId,
      ReportedDate: sql<string>`${claims.ReportedDate}::text`, // the condition excludes claims without a report date
      ClaimantName: claims.ClaimantName,
      TotalIncurred: totalIncurred,
      IsActive: claimNotifications.IsActive,
    })
    .from(notificationSelections)
    .innerJoin(
      claimNotifications,
      and(
        eq(claimNotifications.ClientId, notificationSelections.ForClientId),
        eq(claimNotifications.NotificationCriteriaRecId, notificationSelections.ClaimNotificationCriteriaRecId),
      ),
    )
    .innerJoin(notificationCriteria, eq(notificationCriteria.RecId, claimNotifications.NotificationCriteriaRecId))
    .innerJoin(claims, eq(claims.RecId, claimNotifications.ClaimsRecId))
    .innerJoin(policies, eq(policies.PolicyId, claims.PolicyId))
    .$dynamic()
  const current = and(
    eq(notificationSelections.UsersRecId, userId),
    eq(notificationSelections.IsSelected, true),
    eq(claimNotifications.IsActive, 1),
    sql`${claims.ReportedDate} >= current_date - 90`,
    companyInScope(subscriber.scope, claimNotifications.ClientId),
    companyInScope(session.scope, claimNotifications.ClientId),
  )
  const found = await listPage(notifications, current, newestFirst, page)
  const byPage = Object.keys(page).length > 0
  const seesClaims = session.permissions.has('004-001-002')
  return found.map(({ RecId, ClaimantName, TotalIncurred, ...row }) => ({
    ...row,
    ...(seesClaims && { ClaimantName, TotalIncurred }),
    ...(byPage && { RecId }),
  }))
}

export const listCriteria = (tx: Transaction): Promise<ClaimNotificationCriteria[]> =>
  tx.select().from(notificationCriteria).orderBy(asc(notificationCriteria.RecId))

/** Selections of a user for companies in the caller's scope. Empty if the caller may not see the user. */
export async function listSelections(
  tx: Transaction,
  session: Session,
  userId: number,
): Promise<ClaimNotificationSelection[]> {
  const subscriber = await findSubscriber(tx, scopeToRead(session, userId), userId)
  if (!subscriber) return []
  return tx
    .select({
      RecId: notificationSelections.RecId,
      IsSelected: notificationSelections.IsSelected,
      SendEmail: notificationSelections.SendEmail,
      ClaimNotificationCriteriaRecId: notificationSelections.ClaimNotificationCriteriaRecId,
      UsersRecId: notificationSelections.UsersRecId,
      ClientId: users.ClientId,
      ForClientId: notificationSelections.ForClientId,
      UserEmail: users.Email,
      ModifiedComments: notificationSelections.ModifiedComments,
    })
    .from(notificationSelections)
    .innerJoin(users, eq(users.RecId, notificationSelections.UsersRecId))
    .where(
      and(
        eq(notificationSelections.UsersRecId, userId),
        companyInScope(session.scope, notificationSelections.ForClientId),
      ),
    )
    .orderBy(asc(notificationSelections.ForClientId), asc(notificationSelections.ClaimNotificationCriteriaRecId))
}
