import type { BodyOf, contract } from '@captive/api-client/contract'
import { and, eq, lt, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { dayOf, isDay } from '../../database/moment.ts'
import { attentionMarks } from '../../database/tables/attention.ts'
import { AttentionRefusedError } from './attention-refused-error.ts'
import { hasItem } from './read-items.ts'
import type { Reader } from './rules/rule.ts'
import { texts } from './texts.ts'

/** The longest time for which an item can be snoozed, and for which marks are kept, in days. */
const [longestSnooze, retentionDays] = [366, 500]
const day = 86_400_000

/**
 * Marks an item for one user. Users can mark only items that they have, which limits the number of rows.
 * @throws AttentionRefusedError for an unknown item or an invalid date
 */
export async function markItem(
  tx: Transaction,
  reader: Reader,
  { Key, State, Until }: BodyOf<typeof contract.setAttentionState>,
): Promise<void> {
  const own = and(eq(attentionMarks.UsersRecId, reader.userId), eq(attentionMarks.itemKey, Key))
  if (State === 'open') {
    await tx.delete(attentionMarks).where(own)
    return
  }
  const now = Date.now()
  const isWithinYear =
    Until !== undefined &&
    isDay(Until) &&
    Until > dayOf(new Date(now)) &&
    Until <= dayOf(new Date(now + longestSnooze * day))
  if (State === 'snoozed' && !isWithinYear) throw new AttentionRefusedError(texts.noSuchDay)
  if (!(await hasItem(tx, reader, Key))) throw new AttentionRefusedError(texts.noSuchItem)
  const mark = { snoozedUntil: State === 'snoozed' ? (Until ?? null) : null, markedAt: sql`now()` }
  await tx
    .insert(attentionMarks)
    .values({ UsersRecId: reader.userId, itemKey: Key, ...mark })
    .onConflictDoUpdate({ target: [attentionMarks.UsersRecId, attentionMarks.itemKey], set: mark })
}

/** Deletes the marks of items that no longer exist. */
export async function deleteOldMarks(tx: Transaction<'system'>): Promise<void> {
  await tx.delete(attentionMarks).where(lt(attentionMarks.markedAt, sql`now() - ${retentionDays} * interval '1 day'`))
}
