import { eq, max } from 'drizzle-orm'

import { mailSetUpLink } from '../areas/auth/index.ts'
import { isDuplicateEmail, operatingCompany, toEmailAddress, UserRefusedError } from '../areas/user-settings/index.ts'
import { readConfig, type Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { returnedRow } from '../database/returned-row.ts'
import { openDatabase } from '../database/open-database.ts'
import { assertSameKey } from '../keys/assert-same-key.ts'
import { systemScope } from '../database/scope.ts'
import { clients } from '../database/tables/clients.ts'
import { userRoleGroups, users } from '../database/tables/users.ts'
import { loadReferenceData } from '../reference/load-reference-data.ts'
import { roleGroupId } from '../reference/role-groups.ts'
import { MisusedCommandError, runCommand } from './run-command.ts'

const usage = 'npm run create-administrator -- <email> <first name> <last name>'

class DemoAccountsError extends Error {
  constructor() {
    super(
      'The demo data includes administrators. npm start prints their accounts. Set DEMO_DATA to false to create others.',
    )
  }
}

/** Adds a staff administrator and returns the set-up link. Creates the operating company in an empty database. */
async function run(): Promise<string> {
  const [email, FirstName, LastName, ...more] = process.argv.slice(2)
  if (!email || !FirstName || !LastName || more.length > 0) throw new MisusedCommandError(usage)
  const config = readConfig(process.env)
  if (config.demoData) throw new DemoAccountsError()
  const Email = toEmailAddress(email)
  const database = await openDatabase(config)
  try {
    await assertSameKey(database, config.keyring)
    await loadReferenceData(database)
    const link = await database.transaction(systemScope, (tx) =>
      createAdministrator(tx, config, { Email, FirstName, LastName }),
    )
    await database.makeDurable()
    return `${Email} can set a password within seven days at ${link}\nThe server also sends this link by email.`
  } finally {
    await database.close()
  }
}

type Person = Pick<typeof users.$inferInsert, 'Email' | 'FirstName' | 'LastName'>

/** Fields that the administrator fills in later in the portal. */
const blank = { Phone: '', City: '', State: '', ZipCode: '' }

async function createAdministrator(tx: Transaction<'system'>, config: Config, person: Person): Promise<string> {
  const company = await ensureOperatingCompany(tx)
  const user = returnedRow(
    await tx
      .insert(users)
      .values({ ...blank, ...person, AddressLine1: '', IsActive: 1, ClientId: company.id })
      .returning({ id: users.RecId }),
  )
  const RoleGroupsRecId = roleGroupId('Emaxx', 'Administrator')
  await tx.insert(userRoleGroups).values({ UsersRecId: user.id, RoleGroupsRecId, IsActive: 1 })
  const invitation = { userId: user.id, email: person.Email, company: company.name }
  return mailSetUpLink(tx, config, invitation, config.portalOrigins[0])
}

async function ensureOperatingCompany(tx: Transaction<'system'>): Promise<{ id: number; name: string }> {
  const [found] = await tx
    .select({ id: clients.ClientId, name: clients.ClientName })
    .from(clients)
    .where(eq(clients.ClientType, operatingCompany))
    .limit(1)
  if (found) return found
  const [last] = await tx.select({ id: max(clients.ClientId) }).from(clients)
  const id = (last?.id ?? 0) + 1
  await tx.insert(clients).values({
    ...blank,
    ClientId: id,
    ClientName: operatingCompany,
    ClientCode: 'OPERATIONS',
    ClientType: operatingCompany,
    Line1: '',
  })
  return { id, name: operatingCompany }
}

function explain(error: unknown): string | undefined {
  if (isDuplicateEmail(error)) return 'This email already exists.'
  return error instanceof DemoAccountsError || error instanceof UserRefusedError ? error.message : undefined
}

await runCommand(run, explain)
