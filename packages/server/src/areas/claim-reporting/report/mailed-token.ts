import { and, eq, gt, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../../database/database.ts'
import { systemScope } from '../../../database/scope.ts'
import { mailedTokens } from '../../../database/tables/claim-reports.ts'
import { failed, succeeded } from '../../../http/outcome.ts'
import { hashToken, newToken } from '../../../sealing/token.ts'
import { countTry } from '../../../session/limits.ts'
import { texts } from './texts.ts'

/** Days for which a mailed link is valid. */
export const mailedTokenDays = 7

/** The report whose acknowledgement a link requests; null if the link restores withheld drafts. */
type Subject = { claimReportId: number | null }

/** Creates the token of a mailed link. */
export async function addMailedToken(tx: Transaction<'system'>, { claimReportId }: Subject): Promise<string> {
  const token = newToken()
  const expiresAt = sql`now() + ${mailedTokenDays} * interval '1 day'`
  await tx.insert(mailedTokens).values({ tokenHash: hashToken(token), claimReportId, expiresAt })
  return token
}

/**
 * The subject of a token that has not expired. The row is locked, so a second request with the same token waits until
 * this transaction ends.
 */
export async function findMailedToken(tx: Transaction<'system'>, token: string): Promise<Subject | undefined> {
  const [found] = await tx
    .select({ claimReportId: mailedTokens.claimReportId })
    .from(mailedTokens)
    .where(and(eq(mailedTokens.tokenHash, hashToken(token)), gt(mailedTokens.expiresAt, sql`now()`)))
    .for('update')
  return found
}

/** Deletes a token after its first use. A foreign key also deletes the drafts that still refer to it. */
export async function deleteMailedToken(tx: Transaction<'system'>, token: string): Promise<void> {
  await tx.delete(mailedTokens).where(eq(mailedTokens.tokenHash, hashToken(token)))
}

/**
 * Runs the work of a mailed link, whose user has no session, and limits the attempts per network address.
 * @param work returns whether the token was valid
 */
export async function withMailedToken(
  database: Database,
  networkAddress: string,
  work: (tx: Transaction<'system'>) => Promise<boolean>,
) {
  const isValid = await database.transaction(systemScope, async (tx) => {
    await countTry(tx, 'confirmationAddress', networkAddress)
    return work(tx)
  })
  return isValid ? succeeded : failed(texts.refusals.linkExpired)
}
