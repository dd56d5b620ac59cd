import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { cleanUp } from './background-work.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('removes expired sign-in challenges', async () => {
  await server.database.sql(`insert into sign_in_challenges (hash, expires_at) values
    ('expired', now() - interval '1 minute'), ('current', now() + interval '1 minute')`)
  await cleanUp(server.app.dependencies)
  expect(await server.database.sql('select hash from sign_in_challenges')).toEqual([{ hash: 'current' }])
})

test('removes any number of unused uploads', async () => {
  await server.database.sql(
    `insert into uploads (storage_key, users_rec_id, name, size, media_type, created_at)
     select gen_random_uuid(), rec_id, '', 1, '', now() - interval '3 days'
     from (select rec_id from users order by rec_id limit 1) users, generate_series(1, 66000)`,
  )
  const unused = async () => {
    const [found] = await server.database.sql<{ count: number }>('select count(*)::integer count from uploads')
    return found?.count ?? 0
  }
  for (let before = await unused(), left = 0; before > 0; before = left) {
    await cleanUp(server.app.dependencies)
    left = await unused()
    expect(left).toBeLessThan(before)
  }
}, 60_000)
