import { and, isNotNull, isNull, sum } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import { assertBearer } from '../http/bearer-token.ts'
import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { outbox, uploads } from '../database/tables/operation.ts'
import { databaseTimeout } from './health.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError } from '../errors/refusals.ts'
import { withTimeout } from './with-timeout.ts'

/**
 * `/metrics` for Prometheus, protected by METRICS_TOKEN; 404 without that setting. Durations and process metrics
 * describe this copy; counts from the database describe all copies.
 */
export function addMetrics(app: FastifyInstance, { config, database }: Dependencies): void {
  const { metricsToken } = config
  if (metricsToken === undefined) {
    app.get('/metrics', async () => {
      throw new NotFoundError('Metrics are off. Set METRICS_TOKEN to turn them on.')
    })
    return
  }
  const register = new Registry()
  collectDefaultMetrics({ register })
  measureCalls(app, register)
  const count = countRows(register, database)
  app.get('/metrics', async (request, reply) => {
    assertBearer(request, metricsToken, 'The metrics require METRICS_TOKEN as a bearer token.')
    await count()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function measureCalls(app: FastifyInstance, register: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [register],
  })
  app.addHook('onResponse', async ({ method, routeOptions: { url: route = 'none' } }, reply) => {
    durations.observe({ method, route, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000)
  })
}

/** Gauges of rows in the database. If the database does not answer, they are NaN, and the other metrics still work. */
function countRows(register: Registry, database: Database): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] })
  const answers = gauge('portal_database_up', '1 when the database answers, 0 when not')
  const waiting = gauge('portal_mail_waiting', 'Emails waiting to be sent')
  const dead = gauge('portal_mail_dead', 'Emails that could not be sent and need attention')
  const bytes = gauge('portal_upload_bytes', 'Bytes of all uploaded files')

  const read = () =>
    database.transaction(systemScope, async (tx) => {
      const [stored] = await tx.select({ bytes: sum(uploads.size).mapWith(Number) }).from(uploads)
      return {
        waiting: await tx.$count(outbox, and(isNull(outbox.sentAt), isNull(outbox.deadAt))),
        dead: await tx.$count(outbox, isNotNull(outbox.deadAt)),
        bytes: stored?.bytes ?? 0,
      }
    })
  return async () => {
    const counts = await withTimeout(databaseTimeout, read()).catch(() => undefined)
    answers.set(counts ? 1 : 0)
    waiting.set(counts?.waiting ?? NaN)
    dead.set(counts?.dead ?? NaN)
    bytes.set(counts?.bytes ?? NaN)
  }
}
