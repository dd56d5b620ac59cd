import { setImmediate } from 'node:timers/promises'
import { eq, max, sql } from 'drizzle-orm'

import type { Config } from '../config/config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { dayOf } from '../database/moment.ts'
import { patiently } from '../database/patiently.ts'
import { systemScope } from '../database/scope.ts'
import { milestones } from '../database/tables/operation.ts'
import { passwords, users } from '../database/tables/users.ts'
import { newToken } from '../sealing/token.ts'
import { hashPassword } from '../credentials/password.ts'
import { createBook, type Book } from './book.ts'
import { generateDemoData, type Progress } from './demo-data.ts'
import { insertRows } from '../database/insert-rows.ts'
import { demoAccounts, demoPassword } from './people.ts'

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

const milestone = 'demo-data'

export interface Loading {
  /** How many of the companies get more than people and policies, from 0 to 1; those of the demo accounts always do. */
  share?: number
  /** Leaves out the claims that `bringDemoDeliveries` brings in afterward. */
  withoutDeliveredClaims?: boolean
  /** Is called after each step, and not at all if there is nothing to load. */
  report?: (progress: Progress) => void
}

/** The day on which the demo data was loaded, to which its dates are relative; undefined if it was not. */
export async function loadedOn(tx: Transaction): Promise<string | undefined> {
  const [found] = await tx.select().from(milestones).where(eq(milestones.name, milestone))
  return found?.value
}

/**
 * Loads the demo data once in the life of a database; of two copies that start together one loads, the other waits.
 * The data is the same each time but for its dates, which are relative to today. All of it is there, or none.
 * @throws DemoDataInProductionError in production, when the database holds it
 */
export async function loadDemoData(
  database: Database,
  config: Pick<Config, 'demoData' | 'production'>,
  { share = 1, withoutDeliveredClaims = false, report }: Loading = {},
): Promise<void> {
  const isLoaded = (await database.transaction(systemScope, loadedOn)) !== undefined
  if (isLoaded && config.production) throw new DemoDataInProductionError()
  if (isLoaded || !config.demoData || config.production) return
  const hashes = await Promise.all(demoAccounts.map(() => hashPassword(demoPassword)))
  const unknown = await hashPassword(newToken())
  await database.transaction(systemScope, async (tx) => {
    await tx.execute(patiently) // a copy that starts at the same moment waits until this one has loaded it
    const today = new Date()
    const first = await tx
      .insert(milestones)
      .values({ name: milestone, value: dayOf(today) })
      .onConflictDoNothing()
      .returning()
    if (first.length === 0) return
    const book = createBook(today, share)
    for (const { table, rows, ...progress } of generateDemoData(book, { withoutDeliveredClaims })) {
      await insertRows(tx, table, rows)
      report?.(progress)
      await setImmediate() // PGlite works in this thread: signals get their turn
    }
    await finish(tx, book, hashes, unknown)
  })
}

/**
 * Sets the passwords of the demo accounts, and a random one for other users with a password. Also sets the next ids of users
 * and updates the planner's statistics, which only the owner may do.
 */
async function finish(tx: Transaction, { people }: Book, hashes: string[], unknown: string): Promise<void> {
  const known = new Map(demoAccounts.map(({ email }, index) => [email, hashes[index]]))
  const set = people.filter(({ isInvited }) => !isInvited)
  await insertRows(
    tx,
    passwords,
    set.map(({ RecId, Email }) => ({ UsersRecId: RecId, hash: known.get(Email) ?? unknown })),
  )
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('users', 'rec_id'), ${tx.select({ last: max(users.RecId) }).from(users)})`,
  )
  await tx.execute(sql`set local role none`)
  await tx.execute(sql`analyze`)
}
