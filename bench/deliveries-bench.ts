import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { contract } from '@captive/api-client/contract'

import { runImport, type ImportFigures } from './deliveries/import-process.ts'
import { writeClaims, writeProgram } from './deliveries/write-claims-csv.ts'
import { createDatabase } from './server/databases.ts'
import { percentile } from './server/load.ts'
import { signInMembers, type Member } from './server/members.ts'
import { startProcess, type Running } from './server/start-process.ts'

/** Seconds of reads before the import, for comparison. */
const before = 20

/** Milliseconds between two reads, because a member looks at a page before opening the next one. */
const pause = 50

/**
 * Imports a CSV file of a million claims on PostgreSQL while a member reads claims and the dashboard, then 20,000
 * claims on the embedded database.
 * @param claims fewer than a million, for a try
 */
export async function deliveriesBench(claims = 1_000_000): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'captive-deliveries-'))
  try {
    const program = join(folder, 'program.json')
    await writeProgram(program)
    console.log(`${claims.toLocaleString('en-US')} claims on PostgreSQL`)
    console.table([await onPostgres(folder, program, claims)])
    console.log('20,000 claims on the embedded database')
    console.table([await onEmbedded(folder, program, 20_000)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const importOf = async (env: Record<string, string>, folder: string, program: string, claims: number) => {
  const file = join(folder, `claims-${claims}.csv`)
  await writeClaims(file, claims)
  await runImport(env, program, '--as', 'program', '--yes')
  return () => runImport(env, file, '--as', 'claims', '--source', 'Keel Claims', '--proposed', '--yes')
}

async function onPostgres(folder: string, program: string, claims: number) {
  const database = await createDatabase()
  const env = { PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url }
  const script = fileURLToPath(new URL('server/portal-server.ts', import.meta.url))
  const portal = await startProcess(script, env, join(folder, 'server.log'))
  try {
    const [member] = await signInMembers(database.owner, 1)
    if (!member) throw new Error('No user is signed in.')
    const bring = await importOf(env, folder, program, claims)
    await database.settle()
    const atRest = await readWhile(portal, member, () => sleep(before * 1_000))
    const meanwhile = await readWhile(portal, member, bring)
    return {
      ...meanwhile.result,
      'p95 before, ms': Number(atRest.p95.toFixed(1)),
      'p95 during, ms': Number(meanwhile.p95.toFixed(1)),
      'times as long': Number((meanwhile.p95 / atRest.p95).toFixed(2)),
    }
  } finally {
    await portal.stop()
    await database.drop()
  }
}

async function onEmbedded(folder: string, program: string, claims: number): Promise<ImportFigures> {
  const bring = await importOf({ DATA_DIR: join(folder, 'embedded') }, folder, program, claims)
  return bring()
}

/** Repeats the reads of the claims page and the dashboard until the work is done. */
async function readWhile<T>(portal: Running, { token, clientId, policyId }: Member, work: () => Promise<T>) {
  const paths = [
    `${contract.getClaimsByPolicy.path}?PolicyId=${policyId}`,
    `${contract.getClaimTotals.path}?ClientId=${clientId}`,
    `${contract.getMemberFundAnalysis.path}?clientId=${clientId}`,
  ]
  const done = new AbortController()
  const worked = work().finally(() => done.abort())
  const times: number[] = []
  while (!done.signal.aborted)
    for (const path of paths) {
      const sent = performance.now()
      const response = await fetch(`${portal.origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
      await response.text()
      if (!response.ok) throw new Error(`${path} returned status ${response.status}`)
      times.push(performance.now() - sent)
      await sleep(pause)
    }
  return { result: await worked, p95: percentile(times, 0.95) }
}
