import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

import { outageOf } from '../http/outages.ts'

const pause = 1_000

/**
 * Retries work each second while the database is unreachable, so that a restart of PostgreSQL does not end a server
 * that is starting. The work must have no effect when it fails. Rejects with every other error.
 */
export async function onceReachable<T>(log: Pick<FastifyBaseLogger, 'warn'>, work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work()
    } catch (err) {
      if (outageOf(err) === undefined) throw err
      log.warn({ err }, 'waiting for the database')
      await sleep(pause)
    }
}
