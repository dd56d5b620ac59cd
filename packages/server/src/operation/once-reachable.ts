import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

import { outageOf } from '../http/outages.ts'

const pause = 1_000

/**
 * Does work that fails as a whole, again and again while the database cannot be reached: a restart of PostgreSQL must
 * not end a server that has just begun to listen.
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
