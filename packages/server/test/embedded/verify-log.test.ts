import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { chainActivity } from '../../src/activity/chain-activity.ts'
import { readConfig } from '../../src/config/config.ts'
import type { Prepare } from '../../src/database/database.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { runVerifyLog } from '../server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 }) // starts processes, on a machine that may be busy

let environment: Record<string, string>
beforeAll(async () => {
  environment = { DATA_DIR: await mkdtemp(join(tmpdir(), 'captive-portal-log-')) }
  await asOwner((owner) =>
    owner.execute(sql`insert into activity_log (user_email, action)
      select 'a@member.example', 'Action ' || n from generate_series(1, 20) n`),
  )
})
afterAll(() => rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true }))

/** Does something as the owner of the database, and chains what is in the log then. */
async function asOwner(work: (...owner: Parameters<Prepare>) => Promise<unknown>): Promise<void> {
  const database = await openDatabase(readConfig(environment), async (owner) => void (await work(owner)))
  await chainActivity(database, new AbortController().signal)
  await database.close()
}

async function verify(...arguments_: string[]): Promise<{ code: number | null; output: string }> {
  const { ended, output } = runVerifyLog(arguments_, environment)
  return { code: await ended, output: output() }
}

test('verify-log reports an intact log, and where it breaks', async () => {
  const whole = await verify()
  expect(whole).toEqual({
    code: 0,
    output: expect.stringMatching(/intact up to 20:[0-9a-f]{64}\. 0 entries are waiting/),
  })
  const [noted = ''] = /20:[0-9a-f]{64}/.exec(whole.output) ?? []
  expect((await verify(noted)).code).toBe(0)
  expect(await verify(`20:${'0'.repeat(64)}`)).toEqual({ code: 1, output: expect.stringContaining('- position 20: ') })
  expect(await verify('yesterday')).toEqual({ code: 1, output: expect.stringContaining('npm run verify-log -- <') })

  await asOwner(async (owner) => {
    await owner.execute(sql`alter table activity_log disable trigger user`)
    await owner.execute(sql`update activity_log set user_email = 'b@member.example' where action = 'Action 7'`)
    await owner.execute(sql`delete from activity_log where action = 'Action 11'`)
  })
  const broken = await verify()
  expect(broken.code).toBe(1)
  expect(broken.output).toMatch(
    /is broken:\n- position 7, entry \d+: .*changed\n- position 11, entry \d+: .*removed\n$/,
  )
})
