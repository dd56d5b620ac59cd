import { brandOf } from '@captive/brand/folder'
import { and, eq, isNull, sql } from 'drizzle-orm'

import { addEntry } from '../activity/add-entry.ts'
import type { Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { deliveries } from '../database/tables/deliveries.ts'
import { documents } from '../database/tables/documents.ts'
import { outbox, uploads } from '../database/tables/operation.ts'
import { users } from '../database/tables/users.ts'
import { html } from '../mail/html.ts'
import { letter } from '../mail/letter.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { texts } from './texts.ts'

interface Infected {
  storageKey: string
  finding: string
}

/**
 * Handles a virus in a file that waited for the check: adds an entry to the activity log, and mails the sender and each
 * intended recipient.
 */
export async function setAside(
  tx: Transaction<'system'>,
  config: Config,
  { storageKey, finding }: Infected,
): Promise<void> {
  const sent = await findSent(tx, storageKey)
  if (sent === undefined) return
  const { name, userId, companyId, sender } = sent
  const action = texts.activity.infected(name, finding)
  await addEntry(tx, { userId, companyId, user: sender, action, networkAddress: undefined })
  const { heading, subject, toSender, todo } = texts.letter
  if (userId !== null) {
    const brand = brandOf(config.brands, null)
    const content = html`<p>${toSender(name, finding)}</p>
      <p>${todo}</p>`
    await enqueueMail(tx, config.keyring, {
      brand,
      to: sender,
      subject: subject(name),
      html: letter(brand, heading, content),
    })
  }
  await replaceMails(tx, config, { storageKey, finding })
}

/** The name of a file and its sender: a user, or a watched place or a command without a user. */
async function findSent(tx: Transaction<'system'>, storageKey: string) {
  const [upload] = await tx
    .select({ name: uploads.name, userId: users.RecId, companyId: users.ClientId, sender: users.Email })
    .from(uploads)
    .innerJoin(users, eq(users.RecId, uploads.UsersRecId))
    .where(eq(uploads.storageKey, storageKey))
  const nobody = { userId: null, companyId: null }
  const [delivery] = await tx
    .select({ name: deliveries.FileName, sender: deliveries.BroughtBy })
    .from(deliveries)
    .where(eq(deliveries.storageKey, storageKey))
  const [document] = await tx
    .select({ name: documents.FileName, sender: documents.CreatedBy })
    .from(documents)
    .where(eq(documents.FilePath, storageKey))
  const other = delivery ?? document
  return upload ?? (other && { ...other, ...nobody })
}

/** Replaces mails that wait for the file: they now say that the file does not follow. */
async function replaceMails(
  tx: Transaction<'system'>,
  config: Config,
  { storageKey, finding }: Infected,
): Promise<void> {
  const quarantined = await tx
    .delete(outbox)
    .where(and(isNull(outbox.sentAt), sql`${outbox.attachments} @> ${JSON.stringify([{ storageKey }])}::jsonb`))
    .returning()
  const mails = quarantined.map(({ recipient, subject, replyTo, program, attachments }) => {
    const brand = brandOf(config.brands, program)
    const name = attachments.find((file) => file.storageKey === storageKey)?.name ?? ''
    const content = html`<p>${texts.letter.toRecipient(name, finding)}</p>`
    return {
      brand,
      to: recipient,
      ...(replyTo !== null && { replyTo }),
      subject,
      html: letter(brand, texts.letter.heading, content),
    }
  })
  if (mails.length > 0) await enqueueMail(tx, config.keyring, ...mails)
}
