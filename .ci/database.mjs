// create: makes a database for one run on the PostgreSQL of this machine and prints its address. drop <address>: removes it.
import { randomBytes } from 'node:crypto'

import { Client } from 'pg'

const users = ['postgres', process.env['USER'], 'root'].filter(Boolean)
const [task, address] = process.argv.slice(2)

if (task === 'create') await create()
else await drop(new URL(address))

async function create() {
  const name = `captive_ci_${randomBytes(5).toString('hex')}`
  for (const user of users) {
    try {
      await onServer(`postgres://${user}@127.0.0.1:5432/postgres`, `CREATE DATABASE ${name}`)
      console.log(`postgres://${user}@127.0.0.1:5432/${name}`)
      return
    } catch (error) {
      console.error(`PostgreSQL does not let ${user} make a database: ${error.message}`)
    }
  }
  process.exitCode = 1
}

/** Removes it with the databases that the tests made beside it, whose names start with its own. */
async function drop(url) {
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const { rows } = await onServer(url.href, `SELECT datname FROM pg_database WHERE datname LIKE '${name}%'`)
  for (const { datname } of rows) await onServer(url.href, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
}

async function onServer(connectionString, statement) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
