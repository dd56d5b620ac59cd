import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { openPostgres } from '../../src/database/postgres.ts'
import { installClock, moveClock } from '../../test/crash/simulated-clock.ts'
import type { Site, SiteOptions } from '../site.ts'
import { TrialFailedError, type Trial } from '../trial.ts'

/** Of Debian's package faketime, for processes with threads. FAKETIME_LIBRARY names another place. */
const [library = process.env['FAKETIME_LIBRARY']] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')

/** Minutes by which the clock is ahead, one after another: it jumps by hours and by a day, forward and back. */
const offsets = [120, 0, 1_440, 0]

export const clockJumps: Trial = {
  name: 'clock jumps',
  does: 'Sets the clock of the server (with PGlite that of the database as well) forward and back by two hours and by a day, under load.',
  databases: ['PostgreSQL', 'PGlite'],
  mayRepeatMail: false,
  async run({ kind, random, kills, open, count, settle, note }) {
    if (library === undefined && kind === 'PGlite')
      return note('Not run: libfaketime is not installed, and the clock in the database cannot be set from outside.')
    const site = await open(library === undefined ? {} : withClock(library))
    const clock = library === undefined ? await clockInDatabase(site) : clockOfProcess(site)
    note(library === undefined ? 'The clock was simulated inside the database.' : 'The clock was set by libfaketime.')
    await site.begin()
    let ahead = 0
    for (const offset of offsets.slice(0, kills)) {
      await sleep(random.whole(2_000, 4_000))
      await clock.move(offset - ahead, offset)
      ahead = offset
      count()
    }
    await sleep(random.whole(2_000, 4_000))
    await clock.end()
    await settle(site)
  },
}

const clockFile = (dataDir: string) => join(dataDir, 'clock')

const withClock = (LD_PRELOAD: string): SiteOptions => ({
  environment: (dataDir) => ({
    LD_PRELOAD,
    FAKETIME_TIMESTAMP_FILE: clockFile(dataDir),
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1', // its name until 0.9.9
  }),
  prepare: async (dataDir) => {
    await writeFile(clockFile(dataDir), '+0')
    return async () => undefined
  },
})

interface Clock {
  /** @param by minutes from where the clock is @param offset minutes from the real time */
  move: (by: number, offset: number) => Promise<void>
  end: () => Promise<void>
}

const clockOfProcess = ({ dataDir, server }: Site): Clock => ({
  move: async (_, offset) => {
    await writeFile(clockFile(dataDir), `+${offset * 60}`)
    await sleep(1_100) // Node updates the header Date once per second
    const { headers } = await fetch(`${server.address}/healthz`)
    const ahead = (Date.parse(headers.get('date') ?? '') - Date.now()) / 60_000
    if (Math.abs(ahead - offset) > 1) throw new TrialFailedError(`The clock is ${ahead} minutes ahead, not ${offset}.`)
  },
  end: async () => undefined,
})

async function clockInDatabase({ environment }: Site): Promise<Clock> {
  const { DATABASE_URL = '', DATABASE_OWNER_URL } = environment
  const database = await openPostgres(DATABASE_URL, { ownerUrl: DATABASE_OWNER_URL, prepare: installClock })
  return { move: (by) => moveClock(database, by), end: database.close }
}
