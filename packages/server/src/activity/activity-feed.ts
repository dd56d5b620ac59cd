import type { FastifyInstance } from 'fastify'

import { assertBearer } from '../http/bearer-token.ts'
import { systemScope } from '../database/scope.ts'
import type { Dependencies } from '../dependencies.ts'
import { InvalidRequestError, NotFoundError } from '../errors/refusals.ts'
import { readChain } from './verify-chain.ts'

const page = 1_000

/**
 * Serves `/activity.jsonl` to a SIEM. Requires ACTIVITY_TOKEN; responds with 404 if that setting is missing. Returns
 * one page of chained entries after the position `after` (a cursor), oldest first, one JSON line each. The chain has no
 * gaps, so a reader misses no entry that was committed late.
 */
export function addActivityFeed(app: FastifyInstance, { config, database }: Dependencies): void {
  const { activityToken } = config
  app.get('/activity.jsonl', async (request, reply) => {
    if (activityToken === undefined)
      throw new NotFoundError('The activity feed is off. Set ACTIVITY_TOKEN to turn it on.')
    assertBearer(request, activityToken, 'The activity log requires ACTIVITY_TOKEN as a bearer token.')
    const { after = '0' } = request.query as { after?: unknown }
    if (typeof after !== 'string' || !/^\d{1,15}$/.test(after))
      throw new InvalidRequestError('The query field after must be a position, which is a whole number.')
    const rows = await database.transaction(systemScope, (tx) => readChain(tx, Number(after), page), 'read only')
    const lines = rows.map(({ entry, chained, ...link }) =>
      JSON.stringify({ ...link, ...(entry ?? { entry: chained }) }),
    )
    return reply
      .header('Cache-Control', 'no-store')
      .type('application/jsonl; charset=utf-8')
      .send(lines.map((line) => `${line}\n`).join(''))
  })
}
