import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../database/database.ts'
import type { Keyring } from '../sealing/keyring.ts'
import { markFailed, markSent, takeDueMail, type OutgoingMail } from './outbox.ts'
import type { SendMail } from './transport.ts'

interface WorkerParts {
  database: Database
  keyring: Keyring
  /** The id under which this copy of the server leases mails. */
  copy: string
  send: SendMail
  log: FastifyBaseLogger
  /** Once it is aborted, no more mail is taken; mail that is being sent arrives. */
  signal?: AbortSignal
}

/**
 * Sends all mail that is due, each with its own outcome; one call at a time for a copy of the server. A mail that the
 * SMTP server took is sent again only where this process ends before it has noted so, and with the same Message-ID.
 */
export async function sendDueMail({ database, keyring, copy, send, log, signal }: WorkerParts): Promise<void> {
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
      const reason = [code ?? 'unknown', responseCode || ''].join(' ').trim() // the text may repeat an address
      log.warn({ mail: mail.id, tries: mail.tries, reason }, 'mail not sent')
      const aboutThisMail = command === 'RCPT TO' || command === 'DATA' // not the sender or the sign-in: those get mended
      await markFailed(database, mail.id, reason, aboutThisMail && responseCode >= 550 && responseCode < 560)
      return
    }
    await untilNoted(mail)
  }

  /** The database may be away for a moment; a mail that was taken must not be sent again because of that. */
  async function untilNoted({ id }: OutgoingMail): Promise<void> {
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
