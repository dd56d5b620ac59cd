import { and, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { signInChallenges } from '../database/tables/credentials.ts'
import { hashToken } from '../sealing/token.ts'

/** Minutes within which the user must respond. */
const minutes = 10

type Purpose = Partial<
  Pick<typeof signInChallenges.$inferInsert, 'UsersRecId' | 'IdentityProvidersRecId' | 'sealedExchange'>
>

/** Stores a challenge until it is used. Stores only its hash. */
export async function keepChallenge(tx: Transaction<'system'>, challenge: string, purpose: Purpose): Promise<void> {
  await tx.insert(signInChallenges).values({
    hash: hashToken(challenge),
    expiresAt: sql`now() + ${minutes} * interval '1 minute'`,
    ...purpose,
  })
}

/**
 * Takes a challenge, which can be used once.
 * @param userId the user who requested it; null for a sign-in
 * @returns the stored challenge; undefined if it is unknown, used or expired, or belongs to another user
 */
export async function takeChallenge(
  tx: Transaction<'system'>,
  challenge: string,
  userId: number | null,
): Promise<typeof signInChallenges.$inferSelect | undefined> {
  const isOf = userId === null ? isNull(signInChallenges.UsersRecId) : eq(signInChallenges.UsersRecId, userId)
  const [taken] = await tx
    .delete(signInChallenges)
    .where(and(eq(signInChallenges.hash, hashToken(challenge)), gt(signInChallenges.expiresAt, sql`now()`), isOf))
    .returning()
  return taken
}
