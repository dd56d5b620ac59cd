import type { FastifyInstance } from 'fastify'

import type { Database } from '../database/database.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds that health checks and metrics wait for the database. */
export const databaseTimeout = 2_000

/**
 * `/healthz` responds while the process is alive. `/readyz` responds with 200 if the server accepts calls, otherwise
 * with 503 and the reason: `stopping`, `database` (no answer in time) or `migrations` (the database is older than this
 * version).
 */
export function addHealth(app: FastifyInstance, database: Database, isClosing: () => boolean): void {
  // shared by concurrent checks, so that they do not pile up while the database hangs
  let check: Promise<boolean> | undefined
  const isMigrated = () =>
    (check ??= database.isMigrated().finally(() => {
      check = undefined
    }))

  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'stopping' })
    try {
      const migrated = await withTimeout(databaseTimeout, isMigrated())
      return migrated ? { status: 'ready' } : reply.code(503).send({ status: 'migrations' })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database' })
    }
  })
}
