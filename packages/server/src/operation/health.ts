import type { FastifyInstance } from 'fastify'

import type { Database } from '../database/database.ts'
import { within } from './within.ts'

/** Milliseconds within which the database has to answer, to a check as to the metrics. */
export const databasePatience = 2_000

/**
 * `/healthz` says that the process lives. `/readyz` says that it may be sent calls, or 503 and why not: `stopping`,
 * `database` (no answer in time) or `migrations` (the database is older than this version).
 */
export function addHealth(app: FastifyInstance, database: Database, isClosing: () => boolean): void {
  let check: Promise<boolean> | undefined // one for all who ask: a database that hangs is not asked again and again
  const isMigrated = () =>
    (check ??= database.isMigrated().finally(() => {
      check = undefined
    }))

  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'stopping' })
    try {
      const migrated = await within(databasePatience, isMigrated())
      return migrated ? { status: 'ready' } : reply.code(503).send({ status: 'migrations' })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database' })
    }
  })
}
