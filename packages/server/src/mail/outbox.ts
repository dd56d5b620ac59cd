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

/** A mail to send. */
export interface Mail {
  /** Provides the sender's name. */
  brand: Pick<ServerBrand, 'program'>
  to: string
  /** The recipient of replies, if it is not the sender. */
  replyTo?: string
  subject: string
  html: Html
  attachments?: AttachedFile[]
}

/** A mail that is being sent. Its Message-ID contains `id`, so it is the same at each attempt. */
export interface OutgoingMail {
  id: string
  to: string
  replyTo: string | null
  subject: string
  /** The program whose brand provides the sender's name. */
  program: number | null
  /** Opens the sealed body. */
  html: () => string
  attachments: AttachedFile[]
  createdAt: Date
  /** Including this attempt. */
  tries: number
}

const sealContext = (id: string) => `outbox:${id}`

/** Removes line breaks from header values, because they would start a new header. */
const oneLine = (text: string) =>
  text
    .replace(/[\r\n]+/g, ' ')
    .trim()
    .slice(0, 300)

/** The outbox row of a mail. Its body is sealed, because it may contain a link that gives access to an account. */
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
    sealedHtml: seal(keyring, sealContext(id), mail.html.markup),
    attachments: mail.attachments ?? [],
  }
}

/** Adds mails to the outbox in the transaction that they report on, so that both commit or neither does. */
export async function enqueueMail(tx: Transaction, keyring: Keyring, ...mails: Mail[]): Promise<void> {
  await tx.insert(outbox).values(mails.map((mail) => toOutboxRow(keyring, mail)))
}

/** The pause after each failed attempt: 30 s, 1 min, 2 min … 4 h, for about a day and a half in total. */
const backOff = sql`least(30 * power(2, ${outbox.tries} - 1), 14400) * interval '1 second'`
const maxTries = 18

/**
 * A mail without attempts is due at once. A mail that waits longer than its back-off was scheduled while the clock was
 * ahead, and is due, too.
 */
const isDue = or(eq(outbox.tries, 0), lte(outbox.nextTryAt, sql`now()`), gt(outbox.nextTryAt, sql`now() + ${backOff}`))

/** A mail that no other copy is sending. */
const isFreeFor = (tx: Transaction<'system'>, copy: string) =>
  or(
    isNull(outbox.leasedBy),
    eq(outbox.leasedBy, copy),
    notInArray(outbox.leasedBy, tx.select({ id: serverCopies.id }).from(serverCopies)),
  )

/** A mail without infected or waiting files. */
const hasSendableFiles = sql`not exists (
  select from jsonb_array_elements(${outbox.attachments}) file
  join ${fileChecks} on ${fileChecks.storageKey} = file ->> 'storageKey'
  where ${inArray(fileChecks.state, [...withheldStates])})`

/**
 * Leases due mails to a copy of the server. Two copies never get the same mail. A copy sends one batch at a time, so
 * its leases from an earlier batch are free again.
 */
export function takeDueMail(
  database: Database,
  keyring: Keyring,
  copy: string,
  limit: number,
): Promise<OutgoingMail[]> {
  return database.transaction(systemScope, async (tx) => {
    const due = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNull(outbox.deadAt), isDue, isFreeFor(tx, copy), hasSendableFiles))
      .orderBy(outbox.nextTryAt)
      .limit(limit)
      .for('update', { skipLocked: true })
    const rows = await tx
      .update(outbox)
      .set({ tries: sql`${outbox.tries} + 1`, leasedBy: copy })
      .where(inArray(outbox.id, due))
      .returning()
    return rows.map(({ recipient, ...row }) => ({
      ...row,
      to: recipient,
      html: () => open(keyring, sealContext(row.id), row.sealedHtml ?? ''),
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
 * Deletes the rows of mails that were sent more than `retentionDays` ago; dead letters stay. Waits one day longer,
 * because the clock may be ahead.
 */
export async function removeSentMail(tx: Transaction<'system'>, retentionDays: number): Promise<void> {
  await tx.delete(outbox).where(lt(outbox.sentAt, sql`now() - (${retentionDays} + 1) * interval '1 day'`))
}

/**
 * Schedules the next attempt. `forGood` (for example, the recipient was refused) or too many attempts make the mail a
 * dead letter.
 */
export function markFailed(database: Database, id: string, error: string, forGood: boolean): Promise<unknown> {
  return database.transaction(systemScope, (tx) =>
    tx
      .update(outbox)
      .set({
        lastError: error.slice(0, 500),
        nextTryAt: sql`now() + ${backOff}`,
        leasedBy: null,
        deadAt: sql`case when ${forGood} or ${outbox.tries} >= ${maxTries} then now() end`,
      })
      .where(eq(outbox.id, id)),
  )
}
