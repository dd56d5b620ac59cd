// A minimal server for comparison: routes that run one prepared query on a pool like the portal's and return its rows,
// and a route that inserts the rows of a claim. It has no session, scope or contract.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { Pool } from 'pg'

import { insertsOfNewestClaim } from './bare-inserts.ts'
import { ID, type BareQuery } from './calls.ts'

const queries = JSON.parse(readFileSync(process.env['QUERIES'] ?? '', 'utf8')) as BareQuery[]
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const insertClaim = await insertsOfNewestClaim(pool)

const app = Fastify()
for (const [index, { path, text, parameters }] of queries.entries())
  app.get<{ Params: { id: string } }>(path, async ({ params }) => {
    const values = parameters.map((value) => (value === ID ? Number(params.id) : value))
    const { rows } = await pool.query({ name: `query_${index}`, text, values, rowMode: 'array' })
    return { Payload: rows }
  })
app.post('/claim', async () => {
  await insertClaim()
  return { Payload: null }
})
console.log(`Server listening at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)

process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => pool.end())
    .then(() => process.exit(0))
})
