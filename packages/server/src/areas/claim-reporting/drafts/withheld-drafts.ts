import { and, eq, isNull } from 'drizzle-orm'

import { actorColumns, recordActivity } from '../../../activity/record-activity.ts'
import type { Transaction } from '../../../database/database.ts'
import { claimDrafts } from '../../../database/tables/claim-reports.ts'
import { users } from '../../../database/tables/users.ts'
import { hashToken } from '../../../sealing/token.ts'
import { addMailedToken, deleteMailedToken, findMailedToken } from '../report/mailed-token.ts'
import { texts } from '../report/texts.ts'

/**
 * Withholds the drafts of an account whose email address changes, because a different person may use the account from
 * now on.
 * @returns the token of a link for the former address, which restores the drafts; undefined if there are no drafts
 */
export async function withholdDrafts(tx: Transaction<'system'>, userId: number): Promise<string | undefined> {
  const ownDrafts = and(eq(claimDrafts.UsersRecId, userId), isNull(claimDrafts.withheldBy))
  const found = await tx.select({ id: claimDrafts.id }).from(claimDrafts).where(ownDrafts).for('update')
  if (found.length === 0) return undefined
  const token = await addMailedToken(tx, { claimReportId: null })
  await tx
    .update(claimDrafts)
    .set({ withheldBy: hashToken(token) })
    .where(ownDrafts)
  return token
}

/**
 * Returns withheld drafts to the account.
 * @returns whether the token was valid
 */
export async function returnDrafts(tx: Transaction<'system'>, token: string): Promise<boolean> {
  const found = await findMailedToken(tx, token)
  if (!found || found.claimReportId !== null) return false
  const withheld = eq(claimDrafts.withheldBy, hashToken(token))
  const [account] = await tx
    .select(actorColumns)
    .from(claimDrafts)
    .innerJoin(users, eq(users.RecId, claimDrafts.UsersRecId))
    .where(withheld)
  await tx.update(claimDrafts).set({ withheldBy: null }).where(withheld)
  await deleteMailedToken(tx, token)
  if (account) await recordActivity(tx, account, texts.activity.draftsReturned)
  return true
}
