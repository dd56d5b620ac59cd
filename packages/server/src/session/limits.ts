import { eq, sql } from 'drizzle-orm'

import { hashToken } from '../sealing/token.ts'
import type { Transaction } from '../database/database.ts'
import { returnedRow } from '../database/returned-row.ts'
import { tries } from '../database/tables/operation.ts'
import { TooManyTriesError } from '../errors/refusals.ts'

/**
 * The rate limits: attempts within a window of seconds. The counts are in the database, so all copies of the server
 * share them.
 */
const limits = {
  signInAccount: { max: 10, seconds: 15 * 60 },
  signInDevice: { max: 10, seconds: 15 * 60 },
  signInAddress: { max: 100, seconds: 15 * 60 },
  secondStep: { max: 10, seconds: 15 * 60 },
  ceremony: { max: 100, seconds: 15 * 60 },
  forgotAccount: { max: 5, seconds: 3600 },
  forgotAddress: { max: 30, seconds: 3600 },
  resetAddress: { max: 30, seconds: 3600 },
  linkAddress: { max: 60, seconds: 3600 },
  confirmationAsked: { max: 3, seconds: 24 * 3600 },
  confirmationAddress: { max: 30, seconds: 3600 },
  newUser: { max: 60, seconds: 3600 },
  invitation: { max: 5, seconds: 3600 },
  changedUser: { max: 60, seconds: 3600 },
  message: { max: 30, seconds: 3600 },
  place: { max: 60, seconds: 3600 },
  endorsement: { max: 300, seconds: 3600 },
  report: { max: 200, seconds: 3600 },
  draft: { max: 600, seconds: 15 * 60 }, // the portal saves at max every 1.5 seconds
  service: { max: 600, seconds: 3600 },
  pack: { max: 20, seconds: 3600 },
  upload: { max: 300, seconds: 3600 },
} as const

export type LimitName = keyof typeof limits

const keyOf = (name: LimitName, whom: string | number) => `${name}:${hashToken(String(whom).trim().toLowerCase())}`

/**
 * Counts one attempt of an account, an address or a user. The caller passes an email address as accounts store it
 * (`plainAddress`), because each typed spelling would have its own count.
 * @throws TooManyTriesError once the limit is exceeded, until its window ends
 */
export async function countTry(tx: Transaction<'system'>, name: LimitName, whom: string | number): Promise<void> {
  const { passed, wait, key } = await addTry(tx, name, whom)
  if (passed) throw new TooManyTriesError(wait, key)
}

/** Counts one attempt and returns whether it is within the limit, for callers that continue without the feature. */
export const isTryLeft = async (tx: Transaction<'system'>, name: LimitName, whom: string | number): Promise<boolean> =>
  !(await addTry(tx, name, whom)).passed

async function addTry(tx: Transaction<'system'>, name: LimitName, whom: string | number) {
  const { max, seconds } = limits[name]
  const key = keyOf(name, whom)
  const { count, wait } = await addToCount(tx, key, 1, seconds)
  return { passed: count > max, wait, key }
}

/**
 * Adds to a count that restarts when its window ends. Returns the count and the remaining seconds. The window is never
 * longer than a new one, even if the clock was ahead when it began.
 */
export async function addToCount(
  tx: Transaction<'system'>,
  key: string,
  amount: number,
  seconds: number,
): Promise<{ count: number; wait: number }> {
  const windowEnd = sql`now() + ${seconds} * interval '1 second'`
  const over = sql`${tries.windowEndsAt} < now()`
  const row = returnedRow(
    await tx
      .insert(tries)
      .values({ key, count: amount, windowEndsAt: windowEnd })
      .onConflictDoUpdate({
        target: tries.key,
        set: {
          count: sql`case when ${over} then ${amount}::integer else ${tries.count} + ${amount}::integer end`,
          windowEndsAt: sql`case when ${over} then ${windowEnd} else least(${tries.windowEndsAt}, ${windowEnd}) end`,
        },
      })
      .returning({
        count: tries.count,
        wait: sql<number>`ceil(extract(epoch from ${tries.windowEndsAt} - now()))::integer`,
      }),
  )
  return { count: row.count, wait: Math.max(1, row.wait) }
}

/** Removes one attempt from the count, because it succeeded. */
export async function uncountTry(tx: Transaction<'system'>, name: LimitName, whom: string | number): Promise<void> {
  await tx
    .update(tries)
    .set({ count: sql`greatest(${tries.count} - 1, 0)` })
    .where(eq(tries.key, keyOf(name, whom)))
}

/** Deletes the count of an account, an address or a user. */
export async function forgetTries(tx: Transaction<'system'>, name: LimitName, whom: string | number): Promise<void> {
  await tx.delete(tries).where(eq(tries.key, keyOf(name, whom)))
}
