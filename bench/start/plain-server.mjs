// The minimum for a start: Fastify and PGlite on the data of a portal, with one route that queries the database.
import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'

const database = await PGlite.create({ dataDir: process.env['DATABASE_FOLDER'] })
const app = Fastify({ logger: true })
app.get('/readyz', async () => (await database.query('select count(*) from clients')).rows)
await app.listen({ port: 0, host: '127.0.0.1' })
