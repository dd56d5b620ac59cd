import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import type { Scope } from './scope.ts'

/** Tables that belong to no company and no user. */
const shared = [
  'programs', 'groups', 'roles', 'role_groups', 'objects', 'object_access',
  'fnol_controls', 'fnol_control_display_values', 'fnol_control_dependencies',
] // prettier-ignore

let database: TestDatabase
let tables: string[]
beforeAll(async () => {
  database = await openTestDatabase()
  const rows = await database.sql<{ relname: string }>(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  tables = rows.map(({ relname }) => relname)
})
afterAll(() => database.close())

const count = (scope: Scope, table: string) =>
  database.transaction(scope, async (tx) => {
    const { rows } = (await tx.execute(sql`select count(*)::integer as count from ${sql.identifier(table)}`)) as {
      rows: { count: number }[]
    }
    return rows[0]?.count
  })

describe('row-level security', () => {
  test('binds every table but those that belong to nobody', async () => {
    const rows = await database.sql<{ relname: string }>(
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not relrowsecurity",
    )
    expect(rows.map(({ relname }) => relname).sort()).toEqual([...shared].sort())
  })

  test('shows no row of any of them without a scope', async () => {
    for (const table of tables.filter((name) => !shared.includes(name)))
      expect(await count({ reach: 'nobody' }, table), table).toBe(0)
  })

  test('shows the rows of the own company even to a query that forgot to ask for them alone', async () => {
    const scope: Scope = { reach: 'own', userId: 1066, companyId: 100 }
    expect(await count(scope, 'clients')).toBe(1)
    for (const table of ['policies', 'users', 'client_changes']) {
      const [own] = await database.sql<{ count: number }>(
        `select count(*)::integer from ${table} where client_id = 100`,
      )
      expect(await count(scope, table), table).toBe(own!.count)
    }
    for (const table of ['sessions', 'passwords', 'password_tokens', 'outbox', 'tries', 'milestones'])
      expect(await count(scope, table), table).toBe(0)
  })

  test('gives a broker the companies it serves and staff all of them, but nobody the secrets', async () => {
    const [brokered] = await database.sql<{ count: number }>(
      'select count(*)::integer from clients where broker_client_id = 103 or client_id = 103',
    )
    expect(await count({ reach: 'brokered', userId: 1, companyId: 103 }, 'clients')).toBe(brokered!.count)
    const [all] = await database.sql<{ count: number }>('select count(*)::integer from policies')
    expect(await count({ reach: 'all', userId: 1, companyId: 1 }, 'policies')).toBe(all!.count)
    for (const table of ['sessions', 'passwords', 'uploads'])
      expect(await count({ reach: 'all', userId: 1, companyId: 1 }, table)).toBe(0)
  })

  test('refuses a row for another company', async () => {
    const insert = database.transaction({ reach: 'own', userId: 1066, companyId: 100 }, (tx) =>
      tx.execute(
        sql`insert into client_changes (client_id, programs_rec_id, start_date, created_date_time) values (200, 1, now(), now())`,
      ),
    )
    await expect(insert).rejects.toThrow('Failed query')
  })

  test('its scope ends with the transaction', async () => {
    await count({ reach: 'system' }, 'clients')
    const [after] = await database.sql<{ role: string; reach: string | null }>(
      "select current_user as role, current_setting('app.reach', true) as reach",
    )
    expect(after!.role).not.toBe('portal_application')
    expect(after!.reach ?? '').toBe('')
  })

  test('of a transaction that fails nothing stays', async () => {
    const failing = database.transaction({ reach: 'system' }, async (tx) => {
      await tx.execute(sql`insert into milestones (name, value) values ('x', 'y')`)
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    expect(await database.sql("select * from milestones where name = 'x'")).toEqual([])
  })
})
