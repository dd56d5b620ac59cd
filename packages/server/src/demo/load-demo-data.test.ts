import { getTableName } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { documentTypeRows } from '../reference/document-types.ts'
import { createBook } from './book.ts'
import { demoCompanies } from './companies.ts'
import { generateDemoData } from './demo-data.ts'
import { DemoDataInProductionError, loadDemoData } from './load-demo-data.ts'

const share = 0.02
const wanted = { demoData: true, production: false }

let database: TestDatabase
beforeEach(async () => void (database = await openTestDatabase({ demoData: false })))
afterEach(() => database.close())

const count = async (table: string) =>
  (await database.sql<{ count: number }>(`select count(*)::integer from ${table}`))[0]!.count

test('loads no demo data without the setting or in production', async () => {
  await loadDemoData(database, { demoData: false, production: false }, { share })
  await loadDemoData(database, { demoData: true, production: true }, { share })
  expect([await count('clients'), await count('users'), await count("milestones where name = 'demo-data'")]).toEqual([
    0, 0, 0,
  ])
})

test('loads everything once when two copies start together', async () => {
  await Promise.all([loadDemoData(database, wanted, { share }), loadDemoData(database, wanted, { share })])
  const ofClaims = 1 // the version of the claim report
  const expected: Record<string, number> = {
    document_types: documentTypeRows.length,
    definition_versions: ofClaims,
  }
  const [loaded] = await database.sql<{ value: string }>("select value from milestones where name = 'demo-data'")
  for (const { table, rows } of generateDemoData(createBook(new Date(loaded!.value), share)))
    expected[getTableName(table)] = (expected[getTableName(table)] ?? 0) + rows.length
  for (const [table, rows] of Object.entries(expected)) expect([table, await count(table)]).toEqual([table, rows])
  const withoutPassword = await database.sql(
    'select from users left join passwords on rec_id = users_rec_id where users_rec_id is null',
  )
  expect(withoutPassword.length / (await count('users')), 'one in ten is invited').toBeCloseTo(0.1, 1)
  expect(
    await database.sql('select from activity_log where users_rec_id not in (select users_rec_id from passwords)'),
    'nobody signs in without a password',
  ).toEqual([])

  await loadDemoData(database, { demoData: false, production: false })
  await expect(loadDemoData(database, { ...wanted, production: true })).rejects.toThrow(DemoDataInProductionError)
})

test('loads everything at the next start after a failure', async () => {
  await database.sql('alter table vehicles add constraint broken check (false)')
  await expect(loadDemoData(database, wanted, { share })).rejects.toThrow('vehicles')
  expect([await count('clients'), await count('claims'), await count("milestones where name = 'demo-data'")]).toEqual([
    0, 0, 0,
  ])
  await database.sql('alter table vehicles drop constraint broken')
  await loadDemoData(database, wanted, { share })
  expect(await count('claims')).toBeGreaterThan(100)
})

test('loads columns that only some companies have', async () => {
  await loadDemoData(database, wanted, { share })
  const book = createBook(new Date(), share)
  const rows = await database.sql<{ id: number; program: number | null; broker: number | null }>(
    'select client_id id, programs_rec_id program, broker_client_id broker from clients order by client_id',
  )
  expect(rows).toEqual(
    book.companies
      .map(({ ClientId, ProgramsRecId, BrokerClientId }) => ({
        id: ClientId,
        program: ProgramsRecId ?? null,
        broker: BrokerClientId ?? null,
      }))
      .sort((one, other) => one.id - other.id),
  )
  const [next] = await database.sql<{ id: number }>(
    "select nextval(pg_get_serial_sequence('users', 'rec_id'))::integer id",
  )
  expect(next!.id).toBe(Math.max(...book.people.map(({ RecId }) => RecId)) + 1)
  const [claim] = await database.sql<{ paid: number; med: number | null }>(
    "select c.loss_paid::float paid, c.med_paid::float med from claims c join policies p using (policy_id) where p.lob = 'Workers Compensation' and p.client_id = $1 limit 1",
    [demoCompanies.member],
  )
  expect(claim).toEqual({ paid: expect.any(Number), med: expect.any(Number) })
})
