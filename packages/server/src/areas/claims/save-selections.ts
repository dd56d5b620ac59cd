import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ClaimNotificationSelection } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { companyInReach, inReach } from '../../database/scope.ts'
import { notificationSelections } from '../../database/tables/claims.ts'
import { clients } from '../../database/tables/clients.ts'
import { notificationCriteria } from '../../database/tables/reference.ts'
import { users } from '../../database/tables/users.ts'
import { ChangeRefusedError } from '../../http/outcome.ts'
import { NotPermittedError } from '../../http/refusals.ts'
import type { Session } from '../../session/session.ts'
import { administrationScope, findUser, mayChange } from '../user-settings/index.ts'
import { administers, choosingScope, findWatcher, type Watcher } from './watchers.ts'

/** Selections that are not saved, none of them. */
class SelectionsRefusedError extends ChangeRefusedError {
  override readonly name = 'SelectionsRefusedError'
}

/**
 * Saves what users watch: rows that are there are changed, others added (AMB-101). A row belongs to a user, a company
 * and a criterion; the user's own company and address come from the user, whatever was sent. Holders of 004-001-005
 * choose for whom choosingScope allows and for companies that both reach; whoever administers a user may clear what is
 * there (areas §4).
 * @throws SelectionsRefusedError when one of them names something absent or out of reach, or stands there twice
 * @throws NotPermittedError when it takes 004-001-005
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
    await recordActivity(tx, session, `Saved the claim notifications of ${email}`)
  }
  await tx
    .insert(notificationSelections)
    // In one order, whatever order they came in: whoever saves the same ones at the same time waits, and for nobody who waits for it.
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

/** The ids of the rows that users in reach have, by what the rows are about. */
async function readSaved(tx: Transaction, session: Session, userIds: number[]): Promise<ReadonlyMap<string, number>> {
  const { RecId, UsersRecId, ForClientId, ClaimNotificationCriteriaRecId } = notificationSelections
  const rows = await tx
    .select({ RecId, UsersRecId, ForClientId, ClaimNotificationCriteriaRecId })
    .from(notificationSelections)
    .innerJoin(users, eq(users.RecId, UsersRecId))
    .where(and(inArray(UsersRecId, userIds), companyInReach(session.scope, users.ClientId)))
  return new Map(rows.map((row) => [keyOf(row), row.RecId]))
}

function assertRowsFit(selections: readonly ClaimNotificationSelection[], saved: ReadonlyMap<string, number>): void {
  if (new Set(selections.map(keyOf)).size < selections.length)
    throw new SelectionsRefusedError('The list holds a selection twice.')
  if (selections.some((selection) => selection.RecId !== undefined && selection.RecId !== saved.get(keyOf(selection))))
    throw new SelectionsRefusedError('There is no such selection.')
}

async function assertCriteriaExist(tx: Transaction, selections: readonly ClaimNotificationSelection[]): Promise<void> {
  const named = [...new Set(selections.map((selection) => selection.ClaimNotificationCriteriaRecId))]
  const { RecId } = notificationCriteria
  const found = await tx.select({ RecId }).from(notificationCriteria).where(inArray(RecId, named))
  if (found.length < named.length) throw new SelectionsRefusedError('There is no such criterion.')
}

/** Gives the user's address. `chosen` is what is not merely cleared. */
async function assertMaySave(
  tx: Transaction,
  session: Session,
  userId: number,
  chosen: readonly ClaimNotificationSelection[],
): Promise<string> {
  const mayChoose = session.permissions.has('004-001-005')
  if (!mayChoose && chosen.length > 0) throw new NotPermittedError()
  const watcher = mayChoose ? await findWatcher(tx, choosingScope(session, userId), userId) : undefined
  if (watcher) {
    await assertCompaniesInReach(tx, session, watcher, chosen)
    return watcher.email
  }
  const user = administers(session) ? await findUser(tx, administrationScope(session), userId) : undefined
  if (!user || !mayChange(session, user.roleName)) throw new SelectionsRefusedError('There is no such user.')
  if (chosen.length > 0) throw new SelectionsRefusedError('What another user selected can only be cleared.')
  return user.Email
}

async function assertCompaniesInReach(
  tx: Transaction,
  session: Session,
  watcher: Watcher,
  chosen: readonly ClaimNotificationSelection[],
): Promise<void> {
  const named = [...new Set(chosen.map(({ ForClientId }) => ForClientId))]
  const found = await tx
    .select({ id: clients.ClientId })
    .from(clients)
    .where(and(inArray(clients.ClientId, named), inReach(session.scope), inReach(watcher.scope)))
  if (found.length < named.length) throw new SelectionsRefusedError('There is no such company.')
}
