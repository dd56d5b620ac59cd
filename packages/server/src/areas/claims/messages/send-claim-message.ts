import { uploadLimit } from '@captive/api-client/contract'
import { eq } from 'drizzle-orm'

import { recordActivity } from '../../../activity/record-activity.ts'
import { brandOfCompany } from '../../../brand/brand-of-company.ts'
import type { Config } from '../../../config/config.ts'
import type { Transaction } from '../../../database/database.ts'
import { claimMessages, type FileOfClaim } from '../../../database/tables/claim-messages.ts'
import { plainAddress } from '../../../mail/address.ts'
import { html } from '../../../mail/html.ts'
import { mailsWithFiles } from '../../../mail/mails-with-files.ts'
import { enqueueMail } from '../../../mail/outbox.ts'
import type { Session } from '../../../session/session.ts'
import { attachOrRefuse } from '../../../storage/attach-uploads.ts'
import type { CheckedFile } from '../../../storage/file-checks.ts'
import { texts as storageTexts } from '../../../storage/texts.ts'
import { nameOfCompany } from '../../select-company/index.ts'
import { claimOf } from './claim-history.ts'
import { ClaimMessageRefusedError } from './claim-message-refused-error.ts'
import { texts } from './texts.ts'

interface Named {
  RecId: number
  Id: string
}

/**
 * Stores a message and mails it to the adjuster, or to claims operations if the claim has no adjuster. Idempotent by
 * Id.
 */
export async function sendClaimMessage(
  tx: Transaction,
  config: Config,
  session: Session,
  { Subject, Body, ...named }: Named & { Subject: string; Body: string },
): Promise<void> {
  const { AdjusterEmail, ClaimNumber } = await claimOf(tx, session.scope, named.RecId)
  const to = /^[^\s@]+@[^\s@]+$/.test(AdjusterEmail.trim())
    ? plainAddress(AdjusterEmail)
    : config.mailboxes.claimsOperations
  const message = { ...named, Subject: Subject.trim(), Body: Body.trim(), to, files: [] }
  await keepAndMail(tx, config, session, message, texts.activity.written(ClaimNumber))
}

/** Attaches uploads to a claim and mails them to claims operations. Idempotent by Id. */
export async function addClaimFiles(
  tx: Transaction,
  config: Config,
  session: Session,
  { Note, Files, ...named }: Named & { Note: string; Files: readonly { name: string; filePath: string }[] },
): Promise<void> {
  const { ClaimNumber } = await claimOf(tx, session.scope, named.RecId)
  if (await wasKept(tx, session, named)) return
  const files = await attach(tx, session, Files)
  const to = config.mailboxes.claimsOperations
  const message = { ...named, Subject: texts.filesSubject, Body: Note.trim(), to, files }
  await keepAndMail(tx, config, session, message, texts.activity.filesAdded(ClaimNumber, files.length))
}

async function attach(
  tx: Transaction,
  { userId }: Session,
  given: readonly { name: string; filePath: string }[],
): Promise<SentFile[]> {
  const named = given.map(({ name, filePath }) => ({ name, storageKey: filePath }))
  const files = await attachOrRefuse(tx, userId, named, { refuse, refuseMissing })
  if (files.reduce((sum, { size }) => sum + size, 0) > uploadLimit) refuse(storageTexts.totalTooLarge)
  return files
}

const refuse = (reason: string): never => {
  throw new ClaimMessageRefusedError(reason)
}
const refuseMissing = (name: string): never => refuse(texts.fileGone(name))

async function wasKept(tx: Transaction, { userId }: Session, { Id, RecId }: Named): Promise<boolean> {
  const [known] = await tx
    .select({ user: claimMessages.UsersRecId, claim: claimMessages.ClaimsRecId })
    .from(claimMessages)
    .where(eq(claimMessages.id, Id))
  if (!known) return false
  if (known.user === userId && known.claim === RecId) return true
  throw new ClaimMessageRefusedError(texts.keyTaken)
}

/** A file of a claim with the result of its check. */
type SentFile = FileOfClaim & CheckedFile

interface Message extends Named {
  Subject: string
  Body: string
  to: string
  files: SentFile[]
}

/**
 * Writes the row, the mail and the entry of the activity log in one transaction. Writes nothing if the message already
 * exists.
 */
async function keepAndMail(
  tx: Transaction,
  config: Config,
  session: Session,
  { RecId, Id, Subject, Body, to, files }: Message,
  action: string,
): Promise<void> {
  const { ClientId, ClaimNumber } = await claimOf(tx, session.scope, RecId)
  const { userId, email } = session
  const inserted = await tx
    .insert(claimMessages)
    .values({
      id: Id,
      ClaimsRecId: RecId,
      ClientId,
      UsersRecId: userId,
      SentBy: email,
      SentTo: to,
      Subject,
      Body,
      files: files.map(({ name, storageKey, size }) => ({ name, storageKey, size })),
    })
    .onConflictDoNothing()
    .returning({ id: claimMessages.id })
  if (inserted.length === 0) {
    if (await wasKept(tx, session, { Id, RecId })) return
    throw new ClaimMessageRefusedError(texts.keyTaken)
  }
  const brand = await brandOfCompany(tx, config.brands, ClientId)
  const company = await nameOfCompany(tx, session.scope, ClientId)
  const intro = files.length > 0 ? texts.letter.filesFrom(email, company) : texts.letter.from(email, company)
  const content = html`<p>${intro}</p>
    <p style="white-space:pre-line">${Body}</p>
    <p>${texts.letter.answer(email)}</p>`
  const mails = mailsWithFiles({
    brand,
    to,
    replyTo: email,
    subject: texts.letter.subject(ClaimNumber, Subject),
    heading: texts.letter.heading(ClaimNumber),
    content,
    files,
  })
  await enqueueMail(tx, config.keyring, ...mails)
  await recordActivity(tx, session, action)
}
