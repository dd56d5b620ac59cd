import { setImmediate } from 'node:timers/promises'
import { max, sql } from 'drizzle-orm'

import type { Config } from '../config/config.ts'
import { hashPassword } from '../credentials/password.ts'
import type { Database } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { withoutTimeouts } from '../database/without-timeouts.ts'
import { systemScope } from '../database/scope.ts'
import { passwords, users } from '../database/tables/users.ts'
import { newToken } from '../sealing/token.ts'
import { createBook } from './book.ts'
import { generateDemoData } from './demo-data.ts'
import { beginPart, loadedOn, wantsDemoData } from './milestones.ts'
import { demoAccounts, demoPassword, type Person } from './people.ts'

export { demoAccounts, demoPassword } from './people.ts'

/** Everybody knows the passwords of the demo accounts. */
export class DemoDataInProductionError extends Error {
  constructor() {
    super(
      'This database contains the demo data, whose passwords are public. In production, use an empty database: set DATABASE_URL or DATA_DIR.',
    )
    this.name = 'DemoDataInProductionError'
  }
}

export interface Loading {
  /** The share of the companies that get more than people and policies, from 0 to 1. */
  share?: number
  /** Leaves out the claims that `bringDemoDeliveries` adds later. */
  withoutDeliveredClaims?: boolean
  /** Is called if there is something to load. */
  log?: (text: string) => void
}

/**
 * Loads the demo data once in the life of a database, in one transaction. Its dates are relative to today.
 * @throws DemoDataInProductionError in production, if the database contains the demo data
 */
export async function loadDemoData(
  database: Database,
  config: Pick<Config, 'demoData' | 'production'>,
  { share = 1, withoutDeliveredClaims = false, log }: Loading = {},
): Promise<void> {
  const isLoaded = (await database.transaction(systemScope, (tx) => loadedOn(tx, 'demo-data'))) !== undefined
  if (isLoaded && config.production) throw new DemoDataInProductionError()
  if (isLoaded || !wantsDemoData(config)) return
  log?.('Loading the demo data. This takes about a minute.')
  const [known, unknown] = await Promise.all([hashPassword(demoPassword), hashPassword(newToken())])
  await database.transaction(systemScope, async (tx) => {
    await tx.execute(withoutTimeouts) // a copy that starts at the same moment waits until this one is ready
    const now = new Date()
    if (!(await beginPart(tx, 'demo-data', now))) return
    if (!withoutDeliveredClaims) await beginPart(tx, 'demo-deliveries', now)
    const book = createBook(now, share)
    for (const { table, rows } of generateDemoData(book, { withoutDeliveredClaims })) {
      await insertRows(tx, table, rows)
      await setImmediate() // PGlite works in this thread, and signals have to be handled
    }
    await insertRows(tx, passwords, passwordRows(book.people, known, unknown))
    const last = tx.select({ last: max(users.RecId) }).from(users)
    await tx.execute(sql`select setval(pg_get_serial_sequence('users', 'rec_id'), ${last})`)
    await tx.execute(sql`set local role none`) // only the owner may analyze
    await tx.execute(sql`analyze`)
  })
}

/** The demo accounts have the demo password, and others an unknown one. People who are invited have none yet. */
function passwordRows(people: readonly Person[], known: string, unknown: string) {
  const demo = new Set(demoAccounts.map(({ email }) => email))
  const withPassword = people.filter(({ isInvited }) => !isInvited)
  return withPassword.map(({ RecId, Email }) => ({ UsersRecId: RecId, hash: demo.has(Email) ? known : unknown }))
}
