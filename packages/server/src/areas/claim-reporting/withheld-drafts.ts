import { and, eq, isNull } from 'drizzle-orm'

import { actorColumns, recordActivity } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { claimDrafts } from '../../database/tables/claim-reports.ts'
import { users } from '../../database/tables/users.ts'
import { hashToken } from '../../sealing/token.ts'
import { addConfirmation, endConfirmation, findConfirmation } from './confirmation.ts'

/**
 * Keeps what a user began, or took over, from whoever uses the account from now on, and from its colleagues. Gives the
 * token of a link that gives it back, for the former address of the account; undefined where nothing was begun. Runs in
 * the system's scope.
 */
export async function withholdDrafts(tx: Transaction, userId: number): Promise<string | undefined> {
  const begun = and(eq(claimDrafts.UsersRecId, userId), isNull(claimDrafts.withheldBy))
  const found = await tx.select({ id: claimDrafts.id }).from(claimDrafts).where(begun).for('update')
  if (found.length === 0) return undefined
  const token = await addConfirmation(tx, { claimReportId: null })
  await tx
    .update(claimDrafts)
    .set({ withheldBy: hashToken(token) })
    .where(begun)
  return token
}

/**
 * Gives an account back what a token withholds from it, beside what it began anew. Runs in the system's scope.
 * @returns whether the token was good
 */
export async function giveDraftsBack(tx: Transaction, token: string): Promise<boolean> {
  const found = await findConfirmation(tx, token)
  if (!found || found.claimReportId !== null) return false
  const withheld = eq(claimDrafts.withheldBy, hashToken(token))
  const [account] = await tx
    .select(actorColumns)
    .from(claimDrafts)
    .innerJoin(users, eq(users.RecId, claimDrafts.UsersRecId))
    .where(withheld)
  await tx.update(claimDrafts).set({ withheldBy: null }).where(withheld)
  await endConfirmation(tx, token)
  if (account) await recordActivity(tx, account, 'Got unfinished reports back, confirmed from the former address')
  return true
}
