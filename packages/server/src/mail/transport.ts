import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { brandOf } from '@captive/brand/folder'
import { createTransport, type SendMailOptions } from 'nodemailer'

import type { Config } from '../config/config.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { writeDurably } from '../storage/write-durably.ts'
import { toPlainText } from './html.ts'
import type { OutgoingMail } from './outbox.ts'

/** The longest time for sending one mail, in milliseconds. */
const longestSending = 14 * 60_000

/** Sends one mail; resolves once the other side has accepted it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>

/** Sends with SMTP if SMTP_URL is set; otherwise writes .eml files into the folder `mail` of the data folder. */
export function createSendMail(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'brands'>, storage: FileStorage): SendMail {
  const toMessage = (mail: OutgoingMail, body: string): SendMailOptions => ({
    ...senderOf(mail),
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    ...(looksEncoded(mail.subject) ? {} : { subject: mail.subject }),
    date: mail.createdAt,
    html: body,
    text: toPlainText(body),
    attachments: mail.attachments.map(({ name, storageKey }) => ({
      filename: name,
      content: Readable.from(contentOf(storage, storageKey)),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(looksEncoded(mail.subject) && { Subject: { prepared: true, value: encodedWords(mail.subject) } }),
    },
    disableUrlAccess: true,
    disableFileAccess: true,
  })

  function senderOf({ id, program }: OutgoingMail): SendMailOptions {
    const from = brandOf(config.brands, program).mailSender
    return { messageId: `<${id}@${from.address.split('@')[1]}>`, from }
  }

  if (config.smtpUrl) {
    // nodemailer gives up on a silent server after ten minutes, as RFC 5321 §4.5.3.2 requires: before that, the server
    // may already have accepted the message. The signal ends a connection that stays open without progress.
    const smtp = createTransport(config.smtpUrl)
    return async (mail) => {
      const signal = AbortSignal.timeout(longestSending)
      await smtp.sendMail({ ...toMessage(mail, mail.html()), signal })
    }
  }

  const folder = join(config.dataDir, 'mail')
  const writer = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await writer.sendMail(toMessage(mail, mail.html()))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const time = mail.createdAt.toISOString().replace(/[:.]/g, '-')
    await writeDurably(join(folder, `${time}-${mail.id}.eml`), message as Buffer)
  }
}

/** Whether a mail client may decode a part of the text, because nodemailer sends encoded words unchanged. */
const looksEncoded = (text: string) => text.includes('=?')

/** The text as encoded words (RFC 2047 §2), at most 75 characters each, without splitting a character. */
const encodedWords = (text: string) =>
  (text.match(/.{1,11}/gsu) ?? []).map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ')

/** Opens the file only when it is read. It is never read if the mail server is unreachable. */
async function* contentOf(storage: FileStorage, storageKey: string): AsyncGenerator<Buffer> {
  yield* await storage.read(storageKey)
}
