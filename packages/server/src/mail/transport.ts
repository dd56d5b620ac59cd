import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

import type { Config } from '../config.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { writeDurably } from '../storage/write-durably.ts'
import { toPlainText } from './html.ts'
import type { OutgoingMail } from './outbox.ts'

/** Hands one mail over; resolves once the other side has taken it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>

/** Sends by SMTP where SMTP_URL is given; otherwise writes .eml files into the folder `mail` of the data folder. */
export function createSendMail(
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom'>,
  storage: FileStorage,
): SendMail {
  const toMessage = (mail: OutgoingMail, body: string): SendMailOptions => ({
    messageId: `<${mail.id}@${config.mailFrom.split('@')[1]}>`,
    from: { name: 'Member Portal', address: config.mailFrom },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    date: mail.createdAt,
    html: body,
    text: toPlainText(body),
    attachments: mail.attachments.map(({ name, storageKey }) => ({
      filename: name,
      content: storage.read(storageKey),
    })),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableUrlAccess: true,
    disableFileAccess: true,
  })

  if (config.smtpUrl) {
    const smtp = createTransport(config.smtpUrl, {
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: 60_000,
    } as object)
    return async (mail) => void (await smtp.sendMail(toMessage(mail, mail.html())))
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
