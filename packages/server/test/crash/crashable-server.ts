import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { chainActivity } from '../../src/activity/chain-activity.ts'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config/config.ts'
import type { Database } from '../../src/database/database.ts'
import { systemScope } from '../../src/database/scope.ts'
import { outbox } from '../../src/database/tables/operation.ts'
import { ServerCopy } from '../../src/mail/server-copy.ts'
import { sendDueMail } from '../../src/mail/mail-worker.ts'
import { createSendMail } from '../../src/mail/transport.ts'
import { cleanUp } from '../../src/operation/background-work.ts'
import { SteadyClock } from '../../src/operation/steady-clock.ts'
import { openFileStorage } from '../../src/storage/open-file-storage.ts'
import { addScanner } from '../../src/storage/scanned-storage.ts'
import type { Life } from './life.ts'
import { crashableDatabase, crashableSend, crashableStorage } from './crashable.ts'
import type { World } from './world.ts'

/** A server that dies at a fault point. Its background work runs when a test calls it. */
export interface CrashableServer {
  app: FastifyInstance
  database: Database
  sendMail: () => Promise<void>
  chain: () => Promise<void>
  /** Cleans up where the clocks have run evenly for long enough. */
  cleanUp: () => Promise<void>
  /** Ends it in order, where it has not died. */
  stop: () => Promise<void>
}

/** The state of the mail server and the clock, which outlives each server. */
export interface Outside {
  smtpUrl: string
  /** Ids of the mails that the mail server has accepted. */
  accepted: Set<string>
  /** Accepted mails that a server had not recorded when it died. They may arrive again. */
  mayComeAgain: Set<string>
  /** Minutes that have passed, independent of clock jumps. */
  minutes: number
}

export async function startCrashable(world: World, life: Life, outside: Outside): Promise<CrashableServer> {
  const opened = await world.open()
  for (const id of await acceptedAndNotNoted(opened, outside.accepted)) outside.mayComeAgain.add(id)
  const database = crashableDatabase(life, opened)
  const { dataDir } = world
  const config = readConfig({ DATA_DIR: dataDir, SMTP_URL: outside.smtpUrl, PORTAL_ORIGIN: 'https://portal.example' })
  const storage = addScanner(crashableStorage(life, await openFileStorage(config)), undefined)
  const app = await buildApp({ config, database, storage, portalFolder: dataDir, logTo: { write: () => undefined } })
  const copy = new ServerCopy(database, 0)
  await copy.join()
  await copy.beat() // the one before is silent
  const send = crashableSend(life, createSendMail(config, storage), (id) => void outside.accepted.add(id))
  const clock = new SteadyClock({
    even: () => outside.minutes * 60_000,
    wall: async () => [await timeOf(database)],
  })
  await clock.hasRunEvenlyFor(0)
  return {
    app,
    database,
    sendMail: () => sendDueMail({ database, keyring: config.keyring, copy: copy.id, send, log: app.log }),
    chain: () => chainActivity(database, new AbortController().signal),
    cleanUp: async () => {
      if (await clock.hasRunEvenlyFor(40)) await cleanUp(app.dependencies)
    },
    stop: async () => {
      await copy.leave()
      await app.close()
      await opened.close()
    },
  }
}

async function acceptedAndNotNoted(database: Database, accepted: ReadonlySet<string>): Promise<string[]> {
  if (accepted.size === 0) return []
  const rows = await database.transaction(systemScope, (tx) =>
    tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(inArray(outbox.id, [...accepted]), isNull(outbox.sentAt))),
  )
  return rows.map(({ id }) => id)
}

async function timeOf(database: Database): Promise<number> {
  const milliseconds = sql`select extract(epoch from now())::float8 * 1000 milliseconds`
  const { rows } = (await database.transaction(systemScope, (tx) => tx.execute(milliseconds))) as {
    rows: [{ milliseconds: number }]
  }
  return rows[0].milliseconds
}
