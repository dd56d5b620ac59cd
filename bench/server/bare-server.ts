// What is least: routes that return bytes known beforehand, and one that inserts the rows of a claim before it does.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

import { insertsOfNewestClaim } from './bare-inserts.ts'
import { openBareDatabase } from './bare-database.ts'
import type { Captured } from './calls.ts'

const answers = JSON.parse(readFileSync(process.env['ANSWERS'] ?? '', 'utf8')) as Captured[]
const database = await openBareDatabase(process.env['BARE_DATABASE'] ?? '')
const insertClaim = await insertsOfNewestClaim(database)

const app = Fastify()
for (const { method, path, headers, body } of answers)
  app.route({
    method,
    url: path,
    handler: async (_, reply) => {
      if (method === 'POST') await insertClaim()
      return reply.headers(headers).send(body)
    },
  })
console.log(`Server listening at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)

process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
})
