import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

import { postgresPrograms, startCluster } from '../postgres-cluster.ts'
import type { Trial, TrialContext } from '../trial.ts'

const most = 10

export const postgresRestarts: Trial = {
  name: 'PostgreSQL restarts',
  does: 'Restarts a PostgreSQL of its own under load, half of the times without a checkpoint, while the server runs on.',
  databases: ['PostgreSQL'],
  mayRepeatMail: true,
  run: (context) =>
    postgresPrograms === undefined ? endConnections(context) : restartCluster(context, postgresPrograms),
}

async function restartCluster({ random, kills, open, count, settle }: TrialContext, programs: string): Promise<void> {
  const cluster = await startCluster(programs)
  try {
    const site = await open({ postgres: cluster.url })
    await site.begin()
    for (let time = 0; time < Math.min(kills, most); time++) {
      await sleep(random.whole(500, 3_000))
      await cluster.restart(random.pick(['fast', 'immediate']))
      count()
    }
    await settle(site)
  } finally {
    await cluster.remove()
  }
}

/** Where there are no programs of a PostgreSQL: the database ends all connections and refuses new ones for a while. */
async function endConnections({ random, kills, open, count, settle, note }: TrialContext): Promise<void> {
  note('No initdb was found. The database ended all connections and refused new ones for a while instead.')
  const site = await open()
  await site.begin()
  const url = new URL(site.environment['DATABASE_OWNER_URL'] ?? '')
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const admin = new Client(url.href)
  await admin.connect()
  for (let time = 0; time < Math.min(kills, most); time++) {
    await sleep(random.whole(500, 3_000))
    await admin.query(`alter database ${name} allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    count()
    await sleep(random.whole(200, 2_000))
    await admin.query(`alter database ${name} allow_connections true`)
  }
  await admin.end()
  await settle(site)
}
