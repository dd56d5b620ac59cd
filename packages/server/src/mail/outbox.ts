import { randomUUID } from 'node:crypto'
import type { ServerBrand } from '@captive/brand/folder'
import { and, eq, gt, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'

import type { Keyring } from '../sealing/keyring.ts'
import { open, seal } from '../sealing/seal.ts'
import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { fileChecks } from '../database/tables/file-checks.ts'
import { outbox, serverCopies, type AttachedFile } from '../database/tables/operation.ts'
import { withheldStates } from '../storage/file-checks.ts'
import type { Html } from './html.ts'

/** A mail to be sent. */
export interface Mail {
  /** Names the sender. */
  brand: Pick<ServerBrand, 'program'>
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
  /** The program whose brand names the sender. */
  program: number | null
  /** Unseals the body. */
  html: () => string
  attachments: AttachedFile[]
  createdAt: Date
  /** This try counted. */
  tries: number
}

const place = (id: string) => `outbox:${id}`

/** Removes line breaks from header values, because they would start a new header. */
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
    program: mail.brand.program,
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

/** How long a mail waits after each failed try: 30 s, 1 min, 2 min … 4 h, for about a day and a half in all. */
const backOff = sql`least(30 * power(2, ${outbox.tries} - 1), 14400) * interval '1 second'`
const mostTries = 18

/**
 * A mail that was never tried is due at once. One that waits longer than its back-off was put off by a clock that was
 * ahead, and is due too.
 */
const isDue = or(eq(outbox.tries, 0), lte(outbox.nextTryAt, sql`now()`), gt(outbox.nextTryAt, sql`now() + ${backOff}`))

/** A mail that no other copy is sending. */
const isFreeFor = (tx: Transaction<'system'>, copy: string) =>
  or(
    isNull(outbox.leasedBy),
    eq(outbox.leasedBy, copy),
    notInArray(outbox.leasedBy, tx.select({ id: serverCopies.id }).from(serverCopies)),
  )

/** A mail whose files are neither infected nor waiting for the virus check. */
const hasSendableFiles = sql`not exists (
  select from jsonb_array_elements(${outbox.attachments}) file
  join ${fileChecks} on ${fileChecks.storageKey} = file ->> 'storageKey'
  where ${inArray(fileChecks.state, [...withheldStates])})`

/**
 * Leases mails that are due to a copy of the server; two copies never get the same one. The copy sends one batch at a
 * time, so what it still holds from an earlier batch is free again.
 */
export function takeDueMail(database: Database, keyring: Keyring, copy: string, most: number): Promise<OutgoingMail[]> {
  return database.transaction(systemScope, async (tx) => {
    const due = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNull(outbox.deadAt), isDue, isFreeFor(tx, copy), hasSendableFiles))
      .orderBy(outbox.nextTryAt)
      .limit(most)
      .for('update', { skipLocked: true })
    const rows = await tx
      .update(outbox)
      .set({ tries: sql`${outbox.tries} + 1`, leasedBy: copy })
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
      .set({ sentAt: sql`now()`, sealedHtml: null, lastError: null, leasedBy: null })
      .where(eq(outbox.id, id)),
  )
}

/**
 * Removes the rows of mails that were sent so many days ago; dead letters wait for a person. A day later than that,
 * because the clock may be ahead.
 */
export async function removeSentMail(tx: Transaction<'system'>, keptDays: number): Promise<void> {
  await tx.delete(outbox).where(lt(outbox.sentAt, sql`now() - (${keptDays} + 1) * interval '1 day'`))
}

/** Plans the next try; `forGood` (the server refused the recipient, say) or too many tries make it a dead letter. */
export function markFailed(database: Database, id: string, error: string, forGood: boolean): Promise<unknown> {
  return database.transaction(systemScope, (tx) =>
    tx
      .update(outbox)
      .set({
        lastError: error.slice(0, 500),
        nextTryAt: sql`now() + ${backOff}`,
        leasedBy: null,
        deadAt: sql`case when ${forGood} or ${outbox.tries} >= ${mostTries} then now() end`,
      })
      .where(eq(outbox.id, id)),
  )
}
