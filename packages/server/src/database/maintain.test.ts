import { expect, test } from 'vitest'

import { openInMemory } from './embedded.ts'

test('maintain vacuums and analyzes PGlite, which has no autovacuum', async () => {
  const database = await openInMemory()
  const tables = async () => {
    const { rows } = await database.client.query<{ dead: number; pages: number }>(
      "select (select n_dead_tup from pg_stat_user_tables where relname = 'milestones')::integer dead, relpages pages from pg_class where relname = 'milestones'",
    )
    return rows[0]
  }
  await database.client.exec("insert into milestones (name, value) values ('a', 'b')")
  for (let change = 0; change < 20; change++) await database.client.exec('update milestones set value = value')
  await database.client.exec('select pg_stat_force_next_flush()')
  expect(await tables()).toEqual({ dead: 20, pages: 0 })
  await database.maintain()
  expect(await tables()).toEqual({ dead: 0, pages: 1 })
  await database.close()
})
