import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ClaimNotificationSelection } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { companyInScope, inScope } from '../../database/scope.ts'
import { notificationSelections } from '../../database/tables/claims.ts'
import { clients } from '../../database/tables/clients.ts'
import { notificationCriteria } from '../../database/tables/reference.ts'
import { users } from '../../database/tables/users.ts'
import { ChangeRefusedError } from '../../http/outcome.ts'
import { NotPermittedError } from '../../errors/refusals.ts'
import type { Session } from '../../session/session.ts'
import { administrationScope, findUser, mayChange } from '../user-settings/index.ts'
import { isAdministrator, scopeToChange, findSubscriber, type Subscriber } from './subscribers.ts'
import { texts } from './texts.ts'

/** The selections were refused, and none of them is saved. */
class SelectionsRefusedError extends ChangeRefusedError {
  override readonly name = 'SelectionsRefusedError'
}

/**
 * Saves notification selections: updates existing rows and adds others (AMB-101). A row is identified by user, company
 * and criterion. The user's company and address come from the user, never from the request body. Holders of 004-001-005
 * choose for users that scopeToChange allows, and for companies in the scope of both. An administrator of a user may
 * only clear selections (areas §4).
 * @throws SelectionsRefusedError when a selection names something absent or out of scope, or occurs twice
 * @throws NotPermittedError when 004-001-005 is required
 */
export async function saveSelections(
  tx: Transaction,
  session: Session,
  selections: readonly ClaimNotificationSelection[],
): Promise<void> {
  if (selections.length === 0) return
  const byUser = Map.groupBy(selections, ({ UsersRecId }) => UsersRecId)
  const saved = await readSaved(tx, session, [...byUser.keys()])
  assertRowsFit(selections, saved)
  await assertCriteriaExist(tx, selections)
  for (const [userId, ofUser] of byUser) {
    const chosen = ofUser.filter((selection) => !(saved.has(keyOf(selection)) && isCleared(selection)))
    const email = await assertMaySave(tx, session, userId, chosen)
    await recordActivity(tx, session, texts.activity.notificationsSaved(email))
  }
  await tx
    .insert(notificationSelections)
    // The rows are sorted, so that two callers who save the same rows at the same time cannot deadlock.
    .values(selections.toSorted(byKey).map(({ RecId: _, ClientId: __, UserEmail: ___, ...row }) => row))
    .onConflictDoUpdate({
      target: [
        notificationSelections.UsersRecId,
        notificationSelections.ForClientId,
        notificationSelections.ClaimNotificationCriteriaRecId,
      ],
      set: {
        IsSelected: sql`excluded.is_selected`,
        SendEmail: sql`excluded.send_email`,
        ModifiedComments: sql`excluded.modified_comments`,
      },
    })
}

type Key = Pick<ClaimNotificationSelection, 'UsersRecId' | 'ForClientId' | 'ClaimNotificationCriteriaRecId'>

const keyOf = ({ UsersRecId, ForClientId, ClaimNotificationCriteriaRecId }: Key) =>
  [UsersRecId, ForClientId, ClaimNotificationCriteriaRecId].join()

const byKey = (one: Key, other: Key) =>
  one.UsersRecId - other.UsersRecId ||
  one.ForClientId - other.ForClientId ||
  one.ClaimNotificationCriteriaRecId - other.ClaimNotificationCriteriaRecId

const isCleared = ({ IsSelected, SendEmail }: ClaimNotificationSelection) => !IsSelected && !SendEmail

/** Ids of the saved rows of users in scope, by user, company and criterion. */
async function readSaved(tx: Transaction, session: Session, userIds: number[]): Promise<ReadonlyMap<string, number>> {
  const { RecId, UsersRecId, ForClientId, ClaimNotificationCriteriaRecId } = notificationSelections
  const rows = await tx
    .select({ RecId, UsersRecId, ForClientId, ClaimNotificationCriteriaRecId })
    .from(notificationSelections)
    .innerJoin(users, eq(users.RecId, UsersRecId))
    .where(and(inArray(UsersRecId, userIds), companyInScope(session.scope, users.ClientId)))
  return new Map(rows.map((row) => [keyOf(row), row.RecId]))
}

function assertRowsFit(selections: readonly ClaimNotificationSelection[], saved: ReadonlyMap<string, number>): void {
  if (new Set(selections.map(keyOf)).size < selections.length)
    throw new SelectionsRefusedError(texts.notifications.duplicate)
  if (selections.some((selection) => selection.RecId !== undefined && selection.RecId !== saved.get(keyOf(selection))))
    throw new SelectionsRefusedError(texts.notifications.noSuchSelection)
}

async function assertCriteriaExist(tx: Transaction, selections: readonly ClaimNotificationSelection[]): Promise<void> {
  const named = [...new Set(selections.map((selection) => selection.ClaimNotificationCriteriaRecId))]
  const { RecId } = notificationCriteria
  const found = await tx.select({ RecId }).from(notificationCriteria).where(inArray(RecId, named))
  if (found.length < named.length) throw new SelectionsRefusedError(texts.notifications.noSuchCriterion)
}

/** Returns the user's address. `chosen` contains the selections that do more than clear a row. */
async function assertMaySave(
  tx: Transaction,
  session: Session,
  userId: number,
  chosen: readonly ClaimNotificationSelection[],
): Promise<string> {
  const mayChoose = session.permissions.has('004-001-005')
  if (!mayChoose && chosen.length > 0) throw new NotPermittedError()
  const subscriber = mayChoose ? await findSubscriber(tx, scopeToChange(session, userId), userId) : undefined
  if (subscriber) {
    await assertCompaniesInScope(tx, session, subscriber, chosen)
    return subscriber.email
  }
  const user = isAdministrator(session) ? await findUser(tx, administrationScope(session), userId) : undefined
  if (!user || !mayChange(session, user.roleName)) throw new SelectionsRefusedError(texts.notifications.noSuchUser)
  if (chosen.length > 0) throw new SelectionsRefusedError(texts.notifications.onlyClear)
  return user.Email
}

async function assertCompaniesInScope(
  tx: Transaction,
  session: Session,
  subscriber: Subscriber,
  chosen: readonly ClaimNotificationSelection[],
): Promise<void> {
  const named = [...new Set(chosen.map(({ ForClientId }) => ForClientId))]
  const found = await tx
    .select({ id: clients.ClientId })
    .from(clients)
    .where(and(inArray(clients.ClientId, named), inScope(session.scope), inScope(subscriber.scope)))
  if (found.length < named.length) throw new SelectionsRefusedError(texts.notifications.noSuchCompany)
}
