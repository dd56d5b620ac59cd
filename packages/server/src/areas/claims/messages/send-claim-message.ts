import { isDeepStrictEqual } from 'node:util'

import { uploadLimit } from '@captive/api-client/contract'
import { readEmailAddress } from '@captive/form-engine/text'
import { eq } from 'drizzle-orm'

import { recordActivity } from '../../../activity/record-activity.ts'
import { brandOfCompany } from '../../../brand/brand-of-company.ts'
import type { Config } from '../../../config/config.ts'
import type { Transaction } from '../../../database/database.ts'
import { claimMessages, type FileOfClaim } from '../../../database/tables/claim-messages.ts'
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
 * Stores a message and mails it to the adjuster, or to claims operations if the claim has no address of an adjuster.
 * Idempotent by Id.
 */
export async function sendClaimMessage(
  tx: Transaction,
  config: Config,
  session: Session,
  { Subject, Body, ...named }: Named & { Subject: string; Body: string },
): Promise<void> {
  const { AdjusterEmail, ClaimNumber } = await claimOf(tx, session.scope, named.RecId)
  const to = readEmailAddress(AdjusterEmail)?.toLowerCase() ?? config.mailboxes.claimsOperations
  const message = { ...named, Subject: Subject.trim(), Body: Body.trim(), to, storageKeys: [] }
  if (!(await store(tx, session, message))) return
  await mailMessage(tx, config, session, message, [])
  await recordActivity(tx, session, texts.activity.written(ClaimNumber))
}

/** Attaches uploads to a claim and mails them to claims operations. Idempotent by Id. */
export async function addClaimFiles(
  tx: Transaction,
  config: Config,
  session: Session,
  { Note, Files, ...named }: Named & { Note: string; Files: readonly { name: string; filePath: string }[] },
): Promise<void> {
  const { ClaimNumber } = await claimOf(tx, session.scope, named.RecId)
  const storageKeys = Files.map(({ filePath }) => filePath)
  const to = config.mailboxes.claimsOperations
  const message = { ...named, Subject: texts.filesSubject, Body: Note.trim(), to, storageKeys }
  if (!(await store(tx, session, message))) return
  const files = await attach(tx, session, Files)
  await tx
    .update(claimMessages)
    .set({ files: files.map(({ name, storageKey, size }) => ({ name, storageKey, size })) })
    .where(eq(claimMessages.id, named.Id))
  await mailMessage(tx, config, session, message, files)
  await recordActivity(tx, session, texts.activity.filesAdded(ClaimNumber, files.length))
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

/** A file of a claim with the result of its check. */
type SentFile = FileOfClaim & CheckedFile

interface Message extends Named {
  Subject: string
  Body: string
  to: string
  storageKeys: string[]
}

/**
 * Stores a message without its files. A concurrent request with the same id waits here, before it attaches files.
 * @returns false if the same message is already stored
 * @throws ClaimMessageRefusedError when the id was used for a different message
 */
async function store(tx: Transaction, session: Session, message: Message): Promise<boolean> {
  const { RecId, Id, Subject, Body, to } = message
  const { ClientId } = await claimOf(tx, session.scope, RecId)
  const inserted = await tx
    .insert(claimMessages)
    .values({
      id: Id,
      ClaimsRecId: RecId,
      ClientId,
      UsersRecId: session.userId,
      SentBy: session.email,
      SentTo: to,
      Subject,
      Body,
    })
    .onConflictDoNothing()
    .returning({ id: claimMessages.id })
  if (inserted.length > 0) return true
  const [known] = await tx
    .select({
      user: claimMessages.UsersRecId,
      RecId: claimMessages.ClaimsRecId,
      Subject: claimMessages.Subject,
      Body: claimMessages.Body,
      files: claimMessages.files,
    })
    .from(claimMessages)
    .where(eq(claimMessages.id, Id))
  if (!known) return refuse(texts.keyTaken)
  const { files, ...stored } = known
  const sent = { user: session.userId, RecId, Subject, Body, storageKeys: message.storageKeys }
  if (isDeepStrictEqual({ ...stored, storageKeys: files.map(({ storageKey }) => storageKey) }, sent)) return false
  return refuse(texts.keyTaken)
}

/** Mails a message. Its row was stored in the same transaction. */
async function mailMessage(
  tx: Transaction,
  config: Config,
  session: Session,
  { RecId, Subject, Body, to }: Message,
  files: SentFile[],
): Promise<void> {
  const { email } = session
  const { ClientId, ClaimNumber } = await claimOf(tx, session.scope, RecId)
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
}
