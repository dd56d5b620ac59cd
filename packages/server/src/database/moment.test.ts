import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { systemScope } from './scope.ts'
import { outbox } from './tables/operation.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ demoData: false })
})
afterAll(() => database.close())

const snapshot = async () => (await database.readMoment()).snapshot
const add = sql`insert into milestones (name, value) values ('moment', 'x')`

test('the snapshot of a moment is never seen again after something was committed', async () => {
  const seen = new Set([await snapshot()])
  for (const change of [
    "insert into milestones (name, value) values ('moment', 'y')",
    "update milestones set value = 'z' where name = 'moment'",
    "delete from milestones where name = 'moment'",
    'create table moments (id integer)',
    'drop table moments',
  ]) {
    await database.sql(change)
    const now = await snapshot()
    expect(seen, change).not.toContain(now)
    seen.add(now)
  }
})

test('it is the same as long as nothing is, whatever is read meanwhile', async () => {
  // Of another database of the same server a commit may come between; not ten times in a row.
  await expect
    .poll(async () => {
      const before = await snapshot()
      await database.transaction(systemScope, (tx) => tx.select().from(outbox), 'read only')
      return (await snapshot()) === before
    })
    .toBe(true)
})

test('a change is no part of it until it is committed', async () => {
  const written = Promise.withResolvers<void>()
  const commit = Promise.withResolvers<void>()
  const change = database.transaction(systemScope, async (tx) => {
    await tx.execute(add)
    written.resolve()
    await commit.promise
  })
  await written.promise
  const before = process.env['TEST_DATABASE_URL'] ? await snapshot() : undefined // PGlite has one connection
  commit.resolve()
  await change
  expect(await snapshot()).not.toBe(before)
})

test('its time is that of the database', async () => {
  const { now } = await database.readMoment()
  const [row] = await database.sql<{ later: boolean }>("select now() - $1::timestamptz < interval '1 minute' later", [
    now.toISOString(),
  ])
  expect(row?.later).toBe(true)
})

test('a transaction that is read only is refused every write', async () => {
  await expect(database.transaction(systemScope, (tx) => tx.execute(add), 'read only')).rejects.toMatchObject({
    cause: { code: '25006' },
  })
})
