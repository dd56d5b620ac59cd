import { eq, max, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'

import type { Config } from '../config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { clientChanges, clients, policies } from '../database/tables/clients.ts'
import { milestones } from '../database/tables/operation.ts'
import { passwords, userRoleGroups, users } from '../database/tables/users.ts'
import { hashPassword } from '../session/password.ts'
import { generateChanges, generateCompanies } from './companies.ts'
import { demoAccounts, demoPassword, generatePeople } from './people.ts'
import { generatePolicies } from './policies.ts'
import { seededRandom } from './random.ts'

export { demoAccounts, demoPassword } from './people.ts'

/** Everybody knows the passwords of the demo accounts. */
export class DemoDataInProductionError extends Error {
  constructor() {
    super(
      'This database holds the demo data, whose passwords everybody knows. In production use an empty one: set DATABASE_URL or DATA_DIR.',
    )
    this.name = 'DemoDataInProductionError'
  }
}

const milestone = 'demo-data'

/**
 * Loads the demo data once in the life of a database; of two copies that start together one loads, the other waits.
 * The data is the same each time but for its dates, which are relative to today.
 * @throws DemoDataInProductionError in production, when the database holds it
 */
export async function loadDemoData(database: Database, config: Pick<Config, 'demoData' | 'production'>): Promise<void> {
  const loaded = await database.transaction(systemScope, (tx) =>
    tx.select().from(milestones).where(eq(milestones.name, milestone)),
  )
  if (loaded.length > 0 && config.production) throw new DemoDataInProductionError()
  if (loaded.length > 0 || !config.demoData) return
  const hashes = await Promise.all(demoAccounts.map(() => hashPassword(demoPassword)))
  await database.transaction(systemScope, async (tx) => {
    const today = new Date()
    const first = await tx
      .insert(milestones)
      .values({ name: milestone, value: today.toISOString().slice(0, 10) })
      .onConflictDoNothing()
      .returning()
    if (first.length > 0) await insertDemoData(tx, hashes, today)
  })
}

async function insertDemoData(tx: Transaction, hashes: string[], today: Date): Promise<void> {
  const random = seededRandom(2026)
  const companies = generateCompanies(random)
  const people = generatePeople(companies, random)
  await insertAll(tx, clients, companies)
  await insertAll(tx, clientChanges, generateChanges(companies, today))
  await insertAll(tx, policies, generatePolicies(companies, random, today))
  await insertAll(tx, users, people)
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('users', 'rec_id'), ${tx.select({ last: max(users.RecId) }).from(users)})`,
  )
  await insertAll(
    tx,
    userRoleGroups,
    people.flatMap(({ RecId, roleGroup, formerRoleGroup }) => [
      ...(formerRoleGroup ? [{ UsersRecId: RecId, RoleGroupsRecId: formerRoleGroup, IsActive: 0 }] : []),
      { UsersRecId: RecId, RoleGroupsRecId: roleGroup, IsActive: 1 },
    ]),
  )
  await insertAll(
    tx,
    passwords,
    demoAccounts.map(({ email }, index) => ({
      UsersRecId: people.find((person) => person.Email === email)?.RecId ?? 0,
      hash: hashes[index] ?? '',
    })),
  )
}

/** Inserts many rows, some hundreds at a time. */
async function insertAll<T extends PgTable>(tx: Transaction, table: T, rows: PgInsertValue<T>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) await tx.insert(table).values(rows.slice(start, start + 500))
}
