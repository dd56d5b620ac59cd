import type { ClaimHistory } from '@captive/api-client/contract'
import { and, desc, eq } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { momentOf } from '../../../database/moment.ts'
import { companyInScope } from '../../../database/scope.ts'
import { claimMessages, claimWatches } from '../../../database/tables/claim-messages.ts'
import { claims } from '../../../database/tables/claims.ts'
import type { Session } from '../../../session/session.ts'
import { withChecks } from '../../../storage/file-checks.ts'
import { fileNote } from '../../../storage/texts.ts'
import { ClaimMessageRefusedError } from './claim-message-refused-error.ts'
import { texts } from './texts.ts'

/** The messages and files that users sent about a claim, newest first; null for a claim out of scope. */
export async function readClaimHistory(
  tx: Transaction,
  { scope, userId }: Pick<Session, 'scope' | 'userId'>,
  claimId: number,
): Promise<ClaimHistory | null> {
  const claim = await findOwnClaim(tx, scope, claimId)
  if (!claim) return null
  const watches = await tx
    .select({ claim: claimWatches.ClaimsRecId })
    .from(claimWatches)
    .where(and(eq(claimWatches.UsersRecId, userId), eq(claimWatches.ClaimsRecId, claimId)))
  const messages = await tx
    .select({
      Id: claimMessages.id,
      SentAt: momentOf(claimMessages.SentAt),
      SentBy: claimMessages.SentBy,
      SentTo: claimMessages.SentTo,
      Subject: claimMessages.Subject,
      Body: claimMessages.Body,
      files: claimMessages.files,
    })
    .from(claimMessages)
    .where(and(eq(claimMessages.ClaimsRecId, claimId), companyInScope(scope, claimMessages.ClientId)))
    .orderBy(desc(claimMessages.SentAt), desc(claimMessages.id))
  const checked = await withChecks(
    tx,
    messages.flatMap(({ files }) => files),
  )
  const noted = new Map(checked.map((file) => [file.storageKey, fileNote(file) ?? file.name]))
  return {
    Watched: watches.length > 0,
    Messages: messages.map(({ files, ...message }) => ({
      ...message,
      Files: files.map((file) => noted.get(file.storageKey) ?? file.name),
    })),
  }
}

/** Adds or removes a claim on the user's watch list. */
export async function watchClaim(
  tx: Transaction,
  { scope, userId }: Session,
  { RecId, Watched }: { RecId: number; Watched: boolean },
): Promise<void> {
  const { ClientId } = await claimOf(tx, scope, RecId)
  if (Watched)
    await tx.insert(claimWatches).values({ UsersRecId: userId, ClaimsRecId: RecId, ClientId }).onConflictDoNothing()
  else
    await tx.delete(claimWatches).where(and(eq(claimWatches.UsersRecId, userId), eq(claimWatches.ClaimsRecId, RecId)))
}

/**
 * The claim that a request names.
 * @throws ClaimMessageRefusedError for a claim out of scope
 */
export async function claimOf(tx: Transaction, scope: Session['scope'], claimId: number) {
  const claim = await findOwnClaim(tx, scope, claimId)
  if (!claim) throw new ClaimMessageRefusedError(texts.noSuchClaim)
  return claim
}

async function findOwnClaim(tx: Transaction, scope: Session['scope'], claimId: number) {
  const [found] = await tx
    .select({
      ClientId: claims.ClientId,
      ClaimNumber: claims.ClaimNumber,
      AdjusterEmail: claims.AdjusterEmail,
    })
    .from(claims)
    .where(and(eq(claims.RecId, claimId), companyInScope(scope, claims.ClientId)))
  return found
}
