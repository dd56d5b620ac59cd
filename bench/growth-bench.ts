import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'

import { calls, requestsOf } from '../packages/server/test/requests.ts'
import { absentIds, type TenantIds } from '../packages/server/test/tenant-ids.ts'
import { grow } from './growth/grow.ts'
import { createDatabase } from './server/databases.ts'
import { signInMembers, type Member } from './server/members.ts'
import { startProcess } from './server/start-process.ts'

const rounds = 7

/**
 * A call counts as growing beyond these limits: a factor for the bytes, or a factor for the time plus a tolerance in
 * milliseconds.
 */
const MOST_BYTES = 1.2
const MOST_TIME = 2
const CHANCE = 10

interface Size {
  ms: number
  bytes: number
}

/**
 * Times a member's calls twice on PostgreSQL: with the demo data, and after other members were added, with 3,000
 * companies and a million claims in total. No call may grow with other members' data. Prints the calls that do.
 */
export async function growthBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'captive-growth-'))
  const database = await createDatabase()
  const env = { PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url }
  const script = fileURLToPath(new URL('server/portal-server.ts', import.meta.url))
  const portal = await startProcess(script, env, join(folder, 'server.log'))
  try {
    const [member] = await signInMembers(database.owner, 1)
    if (!member) throw new Error('No user is signed in.')
    const things = await thingsOf(database.owner, member)
    await database.settle()
    const before = await timeCalls(portal.origin, member, things)
    const few = await count(database.owner)
    console.log(`${few}; adding other members …`)
    await grow(database.owner, 3_000, 1_000_000)
    await database.settle()
    console.log(await count(database.owner))
    const after = await timeCalls(portal.origin, member, things)
    const table = [...before].map(([name, was]) => toRow(name, was, after.get(name) ?? { ms: 0, bytes: 0 }))
    console.table(Object.fromEntries(table))
    const growing = table.flatMap(([name, { grows }]) => (grows ? [name] : []))
    console.log(growing.length === 0 ? 'No call grows.' : `Calls that grow: ${growing.join(', ')}.`)
  } finally {
    await portal.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function count(owner: Client): Promise<string> {
  const { rows } = await owner.query<{ counted: string }>(
    `select (select count(*) from clients) || ' companies, ' || (select count(*) from claims) || ' claims' counted`,
  )
  return rows[0]?.counted ?? ''
}

async function thingsOf(owner: Client, { clientId, policyId, claimId }: Member): Promise<TenantIds> {
  const { rows } = await owner.query<{ program: number; user: number; email: string; claimNumber: string }>(
    `select programs_rec_id program, users.rec_id "user", users.email,
       (select claim_number from claims where rec_id = $2) "claimNumber"
     from clients join users using (client_id) where client_id = $1 order by users.rec_id limit 1`,
    [clientId, claimId],
  )
  const own = { company: clientId, reporter: clientId, watched: clientId, policy: policyId, claim: claimId }
  return { ...absentIds, ...own, ...rows[0], colleagueEmail: rows[0]?.email ?? '' }
}

/** The time and size of each read in the contract that this member may make, except reads that other servers answer. */
async function timeCalls(origin: string, { token }: Member, things: TenantIds): Promise<Map<string, Size>> {
  const elsewhere = ['getWeather', 'getNews', 'getWebinars']
  const sizes = new Map<string, Size>()
  for (const [name, { method, path }] of calls.filter(([call]) => !elsewhere.includes(call))) {
    if (method !== 'GET') continue
    for (const { query = {} } of requestsOf(name, things).slice(0, 1)) {
      const search = Object.entries(query).flatMap(([field, value]) =>
        [value].flat().map((one) => [field, String(one)] as [string, string]),
      )
      const times: number[] = []
      let bytes = 0
      let ok = true
      for (let round = 0; round < rounds && ok; round++) {
        const started = performance.now()
        const response = await fetch(`${origin}/api${path}?${new URLSearchParams(search)}`, {
          headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
        })
        bytes = (await response.arrayBuffer()).byteLength
        times.push(performance.now() - started)
        ok = response.ok
      }
      if (ok) sizes.set(name, { ms: Math.min(...times), bytes }) // the time on an idle machine
    }
  }
  return sizes
}

const toRow = (name: string, was: Size, is: Size) =>
  [
    name,
    {
      'ms before': was.ms.toFixed(1),
      'ms after': is.ms.toFixed(1),
      'bytes before': was.bytes,
      'bytes after': is.bytes,
      grows: is.bytes > was.bytes * MOST_BYTES || is.ms > was.ms * MOST_TIME + CHANCE,
    },
  ] as const
