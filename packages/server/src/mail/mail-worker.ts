import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../database/database.ts'
import { markFailed, markSent, takeDueMail, type OutgoingMail } from './outbox.ts'
import type { SendMail } from './transport.ts'

interface WorkerParts {
  database: Database
  encryptionKey: Buffer
  send: SendMail
  log: FastifyBaseLogger
}

/** Sends all mail that is due, each with its own outcome. A mail may arrive twice, with one Message-ID; never not at all. */
export async function sendDueMail({ database, encryptionKey, send, log }: WorkerParts): Promise<void> {
  for (;;) {
    const mails = await takeDueMail(database, encryptionKey, 10)
    await Promise.all(mails.map(sendOne))
    if (mails.length < 10) return
  }

  async function sendOne(mail: OutgoingMail): Promise<void> {
    try {
      await send(mail)
    } catch (error) {
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
      const reason = [code ?? 'unknown', responseCode || ''].join(' ').trim() // the text may repeat an address
      log.warn({ mail: mail.id, tries: mail.tries, reason }, 'mail not sent')
      await markFailed(database, mail.id, reason, responseCode >= 550 && responseCode < 560)
      return
    }
    await markSent(database, mail.id)
  }
}
