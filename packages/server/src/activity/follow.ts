import type { FastifyInstance } from 'fastify'

import { assertBearer } from '../http/bearer-token.ts'
import { systemScope } from '../database/scope.ts'
import type { Parts } from '../parts.ts'
import { InvalidRequestError, NotFoundError } from '../http/refusals.ts'
import { readChain } from './verify-chain.ts'

const page = 1_000

/**
 * `/activity.jsonl` for a SIEM that knows ACTIVITY_TOKEN; without one there is none. A line of JSON for each chained
 * entry after the position `after`, oldest first, a page at most; whoever follows goes on behind the last line. The chain
 * has no gaps, so nothing is missed that was committed late.
 */
export function addActivityFeed(app: FastifyInstance, { config, database }: Parts): void {
  const { activityToken } = config
  app.get('/activity.jsonl', async (request, reply) => {
    if (activityToken === undefined)
      throw new NotFoundError('There is no activity to follow until ACTIVITY_TOKEN is set.')
    assertBearer(request, activityToken, 'The activity log asks for ACTIVITY_TOKEN as a bearer token.')
    const { after = '0' } = request.query as { after?: unknown }
    if (typeof after !== 'string' || !/^\d{1,15}$/.test(after))
      throw new InvalidRequestError('The query field after must be a position, a whole number.')
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
