import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { schemaOf, type Table } from '../../test/database-schema.ts'
import { openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { insert, plantRows, type Row } from '../../test/tenant-rows.ts'
import { newTenant, patternOf } from '../../test/tenants.ts'
import type { Scope } from './scope.ts'

/** Two members of different programs; the broker serves the first one. */
const own = newTenant('ownmember', 550_050_000, 1)
const other = newTenant('othermember', 660_060_000, 2)
const brokerCompany = 770_070_001

const nobody: Scope = { kind: 'nobody' }
const member: Scope = { kind: 'own', userId: own.user, companyId: own.company }
const staff: Scope = { kind: 'all', userId: own.colleague, companyId: 1 }
const broker: Scope = { kind: 'brokered', userId: own.colleague, companyId: brokerCompany }
const colleagueOfMember: Scope = { kind: 'own', userId: own.colleague, companyId: own.company }

interface Policy {
  table: string
  name: string
  /** The condition for reads and changes; null in an insert policy. */
  using: string | null
  /** The condition for written rows; null in a select policy. */
  check: string | null
}

let database: TestDatabase
let tables: Table[]
let policies: Policy[]
let rowsOfOther: Map<string, Row[]>
beforeAll(async () => {
  database = await openTestDatabase({ demoData: false })
  tables = await schemaOf(database)
  policies = await database.sql<Policy>(
    'select tablename "table", policyname name, qual "using", with_check "check" from pg_policies where schemaname = \'public\'',
  )
  const isEmpty = new Set<string>()
  for (const { name } of tables)
    if ((await database.sql(`select 1 from "${name}" limit 1`)).length === 0) isEmpty.add(name)
  await plantRows(database, newTenant('nobody', 880_080_000, 1), (table) => isShared(table) && isEmpty.has(table))
  const rowsOfOwn = await plantRows(database, own, (table) => !isShared(table))
  rowsOfOther = await plantRows(database, other, (table) => !isShared(table))
  const clients = tables.find(({ name }) => name === 'clients')!
  const company = rowsOfOwn.get('clients')?.[0]
  await insert(database, clients, { ...company, client_id: brokerCompany, client_code: 'broker' })
  await database.sql('update clients set broker_client_id = $1 where client_id = $2', [brokerCompany, own.company])
})
afterAll(() => database.close())

const policiesOf = (table: string) => policies.filter((policy) => policy.table === table).map(({ name }) => name)
const isShared = (table: string) => policiesOf(table).includes('read_by_everybody')
const isOfOneUser = (table: string) => policiesOf(table).includes('of_one_user')
/** Tables that only the server may read. A signed-in user may insert into the outbox. */
const isOfSystem = (table: string) => !isShared(table) && policiesOf(table).includes('system_only')
/** Tables that only staff and the server may read and write. */
const isOfStaff = (table: string) => policiesOf(table).includes('of_staff')
const isFilledByAnybody = (table: string) => policiesOf(table).includes('added_by_anybody')

/** The number of rows that a statement returns or changes, or the SQLSTATE of the error. Rolls the statement back. */
async function attempt(scope: Scope, statement: string): Promise<number | string> {
  class Undo extends Error {}
  let touched = 0
  try {
    await database.transaction(scope, async (tx) => {
      const query = sql.raw(`with touched as (${statement}) select count(*)::integer as count from touched`)
      const { rows } = (await tx.execute(query)) as { rows: { count: number }[] }
      touched = rows[0]?.count ?? 0
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) return (error as { cause: { code: string } }).cause.code
  }
  return touched
}

const notPermitted = '42501'
const ofOther = `t::text ~ '${patternOf(other)}'`
const ofOwn = `t::text ~ '${patternOf(own)}'`

/** Rows of a table that the wrong scope can read or write; empty if the policies work. */
async function leaksOf({ name, columns }: Table): Promise<string[]> {
  const leaks: string[] = []
  const refuse = async (what: string, scope: Scope, statement: string) => {
    const touched = await attempt(scope, statement)
    if (touched !== 0 && touched !== notPermitted) leaks.push(`${name}: ${what} (${touched})`)
  }
  const all = `select 1 from "${name}"`
  const column = `"${columns[0]?.name}"`
  const foreign = isShared(name) ? 'true' : ofOther
  const row = JSON.stringify(rowsOfOther.get(name)?.[0] ?? {}).replaceAll("'", "''")
  const copy = `insert into "${name}" select * from json_populate_record(null::"${name}", '${row}') returning 1`
  const owners = columns.flatMap(({ name: owner }) =>
    owner === 'client_id' || owner === 'users_rec_id' || owner === 'programs_rec_id'
      ? `${owner} = ${{ client_id: other.company, users_rec_id: other.user, programs_rec_id: other.program }[owner]}`
      : [],
  )

  await refuse('read without a tenant', nobody, all)
  await refuse('written without a tenant', nobody, copy)
  if (!isShared(name)) {
    for (const scope of [member, broker, colleagueOfMember])
      await refuse('rows of another tenant are read', scope, `${all} t where ${ofOther}`)
  }
  if (isOfSystem(name)) await refuse("the server's rows are read", staff, all)
  if (isOfOneUser(name))
    for (const scope of [staff, broker, colleagueOfMember]) await refuse("a user's rows are read", scope, all)
  const update = `update "${name}" t set ${column} = t.${column} where ${foreign} returning 1`
  await refuse('rows of another tenant are changed', member, update)
  await refuse('rows of another tenant are deleted', member, `delete from "${name}" t where ${foreign} returning 1`)
  if (!isFilledByAnybody(name)) await refuse('a row is added for another tenant', member, copy)
  if (owners.length > 0)
    await refuse('a row is given away', member, `update "${name}" t set ${owners.join()} where ${ofOwn} returning 1`)
  return leaks
}

describe('row-level security', () => {
  test('is enabled on every table', async () => {
    const unbound = await database.sql(
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not relrowsecurity",
    )
    expect(unbound).toEqual([])
    for (const { name } of tables.filter((table) => !isShared(table.name)))
      for (const tenant of [own, other])
        expect(
          await database.sql(`select 1 from "${name}" t where t::text ~ '${patternOf(tenant)}'`),
          name,
        ).not.toEqual([])
  })

  test('hides and protects the rows of other tenants', async () => {
    expect((await Promise.all(tables.map(leaksOf))).flat()).toEqual([])
  })

  test('limits a query without conditions to the own company and user', async () => {
    for (const { name } of tables.filter((table) => !isShared(table.name))) {
      const seen = await attempt(member, `select 1 from "${name}"`)
      if (isOfSystem(name) || isOfStaff(name)) expect(seen, name).toBe(0)
      else expect(seen, name).toBeGreaterThan(0)
    }
  })

  test('shows a broker its clients, and staff every company', async () => {
    expect(await attempt(broker, 'select 1 from clients')).toBe(2)
    for (const { name } of tables.filter((table) => policiesOf(table.name).includes('of_companies_in_reach'))) {
      expect(await attempt(broker, `select 1 from "${name}" t where ${ofOwn}`), name).toBeGreaterThan(0)
      expect(await attempt(staff, `select 1 from "${name}" t where ${ofOther}`), name).toBeGreaterThan(0)
    }
  })

  test('shows the deliveries of every company to staff only', async () => {
    const ofStaff = tables.filter(({ name }) => isOfStaff(name))
    expect(ofStaff.map(({ name }) => name).toSorted()).toEqual([
      'claim_report_assignments',
      'deliveries',
      'delivery_changes',
      'delivery_mapping_versions',
      'delivery_notifications',
      'delivery_record_changes',
      'delivery_rhythms',
      'delivery_sources',
      'identity_providers',
      'report_mappings',
      'service_accounts',
      'service_deliveries',
      'source_records',
      'watched_files',
      'watched_places',
      'watched_sightings',
      'webhook_messages',
      'webhooks',
    ])
    for (const { name } of ofStaff) {
      expect(await attempt(staff, `select 1 from "${name}"`), name).toBe(2)
      for (const scope of [nobody, member, broker])
        expect(await attempt(scope, `select 1 from "${name}"`), name).toBe(0)
    }
  })

  test('hides a withheld draft from its author, colleagues, broker and staff', async () => {
    const reading = 'select * from claim_drafts'
    expect(await attempt(member, reading)).toBe(1)
    await database.sql(
      "insert into mailed_tokens (token_hash, expires_at) values ('of a letter', now() + interval '1 day')",
    )
    await database.sql("update claim_drafts set withheld_by = 'of a letter' where client_id = $1", [own.company])
    for (const scope of [member, colleagueOfMember, broker, staff]) expect(await attempt(scope, reading)).toBe(0)
    expect(await attempt({ kind: 'system' }, reading)).toBe(2)
    await database.sql('update claim_drafts set withheld_by = null')
  })

  test('lets signed-in users read shared tables, and only the server write them', async () => {
    const read = await attempt(member, 'select 1 from fnol_controls')
    expect(read).toBeGreaterThan(0)
    for (const { name } of tables.filter((table) => isShared(table.name))) {
      expect(await attempt(member, `select 1 from "${name}"`), name).toBe(
        await attempt({ kind: 'system' }, `select 1 from "${name}"`),
      )
      expect(await attempt(staff, `delete from "${name}" returning 1`), name).toBe(0)
    }
  })

  test('refuses changes and deletions in the activity log, even by the owner', async () => {
    for (const scope of [member, staff, { kind: 'system' } satisfies Scope]) {
      expect(await attempt(scope, "update activity_log set action = 'x' returning 1")).toBe(notPermitted)
      expect(await attempt(scope, 'delete from activity_log returning 1')).toBe(notPermitted)
    }
    await expect(database.sql('delete from activity_log')).rejects.toThrow('only grows')
  })

  test('detects a leak when any policy is weakened', async () => {
    for (const policy of policies) {
      const table = tables.find(({ name }) => name === policy.table)!
      for (const opened of openings(policy)) {
        await alter(policy, opened)
        expect(await leaksOf(table), `${policy.name} on ${policy.table} with ${JSON.stringify(opened)}`).not.toEqual([])
        await alter(policy, policy)
      }
    }
  })

  test('ends the scope with the transaction', async () => {
    await attempt({ kind: 'system' }, 'select 1 from clients')
    const [after] = await database.sql<{ role: string; reach: string | null }>(
      "select current_user as role, current_setting('app.reach', true) as reach",
    )
    expect(after!.role).not.toBe('portal_application')
    expect(after!.reach ?? '').toBe('')
  })

  test('rolls back a failed transaction', async () => {
    const failing = database.transaction({ kind: 'system' }, async (tx) => {
      await tx.execute(sql`insert into milestones (name, value) values ('x', 'y')`)
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    expect(await database.sql("select * from milestones where name = 'x'")).toEqual([])
  })
})

type Conditions = Pick<Policy, 'using' | 'check'>

/** Weakened versions of a policy: each condition open to everyone, or to every signed-in user. */
function openings({ using, check }: Policy): Conditions[] {
  const signedIn = '(app_reach() IS NOT NULL)'
  return [
    ...(using ? [{ using: 'true', check }] : []),
    ...(using && using !== signedIn ? [{ using: signedIn, check }] : []),
    ...(check ? [{ using, check: 'true' }] : []),
  ]
}

const alter = ({ name, table }: Policy, { using, check }: Conditions) =>
  database.sql(
    `alter policy "${name}" on "${table}" ${using ? `using (${using})` : ''} ${check ? `with check (${check})` : ''}`,
  )
