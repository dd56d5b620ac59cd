import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../database/database.ts'
import type { Keyring } from '../sealing/keyring.ts'
import { markFailed, markSent, takeDueMail, type OutgoingMail } from './outbox.ts'
import type { SendMail } from './transport.ts'

interface WorkerParts {
  database: Database
  keyring: Keyring
  send: SendMail
  log: FastifyBaseLogger
  /** Once aborted, no more mail is taken; what is on its way arrives. */
  signal?: AbortSignal
}

/** Sends all mail that is due, each with its own outcome. A mail may arrive twice, with one Message-ID; never not at all. */
export async function sendDueMail({ database, keyring, send, log, signal }: WorkerParts): Promise<void> {
  for (;;) {
    const mails = await takeDueMail(database, keyring, 10)
    await Promise.all(mails.map(sendOne))
    if (mails.length < 10 || signal?.aborted) return
  }

  async function sendOne(mail: OutgoingMail): Promise<void> {
    try {
      await send(mail)
    } catch (error) {
      const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number }
      const reason = [code ?? 'unknown', responseCode || ''].join(' ').trim() // the text may repeat an address
      log.warn({ mail: mail.id, tries: mail.tries, reason }, 'mail not sent')
      const aboutThisMail = command === 'RCPT TO' || command === 'DATA' // not the sender or the sign-in: those get mended
      await markFailed(database, mail.id, reason, aboutThisMail && responseCode >= 550 && responseCode < 560)
      return
    }
    await markSent(database, mail.id)
  }
}
