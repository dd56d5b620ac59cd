import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'

import type { Keyring } from '../sealing/keyring.ts'
import { open, seal } from '../sealing/seal.ts'
import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { outbox, type AttachedFile } from '../database/tables/operation.ts'
import type { Html } from './html.ts'

/** A mail to be sent. The sender is always the portal's own address. */
export interface Mail {
  to: string
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string
  subject: string
  html: Html
  attachments?: AttachedFile[]
}

/** A mail on its way; `id` makes its Message-ID, the same at each try. */
export interface OutgoingMail {
  id: string
  to: string
  replyTo: string | null
  subject: string
  /** Unseals the body. */
  html: () => string
  attachments: AttachedFile[]
  createdAt: Date
  /** This try counted. */
  tries: number
}

const place = (id: string) => `outbox:${id}`

/** Header values end at a line break; nobody may add headers of their own. */
const oneLine = (text: string) =>
  text
    .replace(/[\r\n]+/g, ' ')
    .trim()
    .slice(0, 300)

/** The row of a mail. Its body is sealed, because it may hold a link that opens an account. */
export function toOutboxRow(
  keyring: Keyring,
  mail: Mail,
): typeof outbox.$inferInsert & { id: string; sealedHtml: string } {
  const id = randomUUID()
  return {
    id,
    recipient: mail.to,
    replyTo: mail.replyTo ?? null,
    subject: oneLine(mail.subject),
    sealedHtml: seal(keyring, place(id), mail.html.markup),
    attachments: mail.attachments ?? [],
  }
}

/** Puts mails into the outbox, in the transaction of what they tell about: both happen or neither. */
export async function enqueueMail(tx: Transaction, keyring: Keyring, ...mails: Mail[]): Promise<void> {
  await tx.insert(outbox).values(mails.map((mail) => toOutboxRow(keyring, mail)))
}

/** Longer than sending may take; until then no other copy takes the mail. */
export const leaseMinutes = 15
const lease = sql`now() + ${leaseMinutes} * interval '1 minute'`

/** After each failed try twice as long: 30 s, 1 min, 2 min … 4 h, for about a day and a half. */
const backOff = sql`now() + least(30 * power(2, ${outbox.tries} - 1), 14400) * interval '1 second'`
const mostTries = 18

/** Takes mails that are due; two copies never take the same one. */
export function takeDueMail(database: Database, keyring: Keyring, most: number): Promise<OutgoingMail[]> {
  return database.transaction(systemScope, async (tx) => {
    const due = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNull(outbox.deadAt), lte(outbox.nextTryAt, sql`now()`)))
      .orderBy(outbox.nextTryAt)
      .limit(most)
      .for('update', { skipLocked: true })
    const rows = await tx
      .update(outbox)
      .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: lease })
      .where(inArray(outbox.id, due))
      .returning()
    return rows.map(({ recipient, ...row }) => ({
      ...row,
      to: recipient,
      html: () => open(keyring, place(row.id), row.sealedHtml ?? ''),
    }))
  })
}

export function markSent(database: Database, id: string): Promise<unknown> {
  return database.transaction(systemScope, (tx) =>
    tx
      .update(outbox)
      .set({ sentAt: sql`now()`, sealedHtml: null, lastError: null })
      .where(eq(outbox.id, id)),
  )
}

/** Removes the rows of what was sent so many days ago; dead letters wait for a person. */
export async function removeSentMail(tx: Transaction, keptDays: number): Promise<void> {
  await tx.delete(outbox).where(lt(outbox.sentAt, sql`now() - ${keptDays} * interval '1 day'`))
}

/** Plans the next try; `forGood` (the server refused the recipient, say) or too many tries make it a dead letter. */
export function markFailed(database: Database, id: string, error: string, forGood: boolean): Promise<unknown> {
  return database.transaction(systemScope, (tx) =>
    tx
      .update(outbox)
      .set({
        lastError: error.slice(0, 500),
        nextTryAt: backOff,
        deadAt: sql`case when ${forGood} or ${outbox.tries} >= ${mostTries} then now() end`,
      })
      .where(eq(outbox.id, id)),
  )
}
