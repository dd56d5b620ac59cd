import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../database/database.ts'
import type { Keyring } from '../sealing/keyring.ts'
import { markFailed, markSent, takeDueMail, type OutgoingMail } from './outbox.ts'
import type { SendMail } from './transport.ts'

interface WorkerDependencies {
  database: Database
  keyring: Keyring
  /** The id with which this copy of the server leases mails. */
  copy: string
  send: SendMail
  log: FastifyBaseLogger
  /** When aborted, the worker takes no more mails, but finishes the current one. */
  signal?: AbortSignal
}

/**
 * Sends all due mails, each with its own result. Call it once at a time per copy of the server. A mail that the SMTP
 * server accepted is sent again only if this process ends before recording that, and with the same Message-ID.
 */
export async function sendDueMail({ database, keyring, copy, send, log, signal }: WorkerDependencies): Promise<void> {
  for (;;) {
    const mails = await takeDueMail(database, keyring, copy, 10)
    await Promise.all(mails.map(sendOne))
    if (mails.length < 10 || signal?.aborted) return
  }

  async function sendOne(mail: OutgoingMail): Promise<void> {
    try {
      await send(mail)
    } catch (error) {
      const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number }
      // leaves out the message, which may contain an address
      const reason = [code ?? 'unknown', responseCode || ''].join(' ').trim()
      log.warn({ mail: mail.id, tries: mail.tries, reason }, 'mail not sent')
      // not errors of the sender or the authentication, because those can be fixed
      const aboutThisMail = command === 'RCPT TO' || command === 'DATA'
      await markFailed(database, mail.id, reason, aboutThisMail && responseCode >= 550 && responseCode < 560)
      return
    }
    await markSentWithRetry(mail)
  }

  /** Retries while the database is unavailable, because a mail that was accepted must not be sent again. */
  async function markSentWithRetry({ id }: OutgoingMail): Promise<void> {
    for (;;)
      try {
        await markSent(database, id)
        return
      } catch (err) {
        log.error({ err, mail: id }, 'mail sent, but not noted yet')
        if (signal?.aborted) throw err
        await sleep(1_000, undefined, signal && { signal }).catch(() => undefined)
      }
  }
}
