import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { repeat } from '../../packages/server/src/repeat.ts'
import { prepareCalls, type Call } from './calls.ts'
import { embeddedDatabase, postgresDatabase, type MeasuredDatabase } from './databases.ts'
import { load, type Load } from './load.ts'
import { startProcess, type Running } from './start-process.ts'

/** How long and how often each figure is taken; of the rounds the median counts. */
export interface Effort {
  rounds: number
  seconds: number
}

export const thorough: Effort = { rounds: 5, seconds: 0.75 }
export const quick: Effort = { rounds: 1, seconds: 1 }

const connectionCounts = [1, 20, 100]
const portalServer = fileURLToPath(new URL('portal-server.ts', import.meta.url))
const bareServer = fileURLToPath(new URL('bare-server.ts', import.meta.url))

/** One call over so many connections, and what a bare route made of it; `ofBare` compares them round by round. */
interface Figures {
  database: string
  call: string
  connections: number
  /** Others write meanwhile. */
  commits: boolean
  ours: Load
  bare: Load
  ofBare: number
}

/**
 * The server of the portal under load, on PGlite and on PostgreSQL, beside a bare Fastify route that returns the same
 * bytes and, where a claim is taken, inserts the same rows by the driver alone. Server, bare server and this load
 * generator are processes of their own; the two servers take turns, round by round.
 */
export async function serverBench(effort: Effort): Promise<void> {
  const figures: Figures[] = []
  const memory: string[] = []
  const folder = await mkdtemp(join(tmpdir(), 'captive-bench-'))
  try {
    for (const open of [async () => embeddedDatabase(folder), postgresDatabase]) {
      const database = await open()
      if (!database) {
        console.log('PostgreSQL is left out: none at TEST_DATABASE_URL, nor on this machine.')
        continue
      }
      try {
        const { measured, rest, peak } = await measureOn(database, folder, effort)
        figures.push(...measured)
        memory.push(`${database.name}: the server takes ${rest ?? '?'} MB at rest, ${peak ?? '?'} MB at the peak`)
      } finally {
        await database.drop()
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  console.table(Object.fromEntries(figures.map(toRow)))
  console.log(memory.join('\n'))
  console.log(targets(figures).join('\n'))
}

async function measureOn(
  database: MeasuredDatabase,
  folder: string,
  effort: Effort,
): Promise<{ measured: Figures[]; rest: number | undefined; peak: number | undefined }> {
  console.log(`${database.name}: loading the demo data, then measuring …`)
  const log = join(folder, `${database.name}.log`)
  const env = { PORT: '0', DATA_DIR: join(folder, 'data'), ...database.env }
  const { calls, bareDatabase } = await prepare(await startProcess(portalServer, env, log), database)
  const portal = await startProcess(portalServer, env, log) // an ordinary start, with nothing to load
  const answers = join(folder, `${database.name}-answers.json`)
  await writeFile(answers, JSON.stringify(calls.map(({ captured }) => captured)))
  const bare = await startProcess(bareServer, { ANSWERS: answers, BARE_DATABASE: bareDatabase }, log)
  const rest = await portal.memory()
  const watch = watchMemory(portal)
  try {
    const measured: Figures[] = []
    const compareAt = (call: Call, connections: number, commits = false) =>
      compare({ database: database.name, call: call.name, connections, commits }, call, portal, bare, effort)
    for (const call of calls)
      for (const connections of connectionCounts) measured.push(await compareAt(call, connections))
    if (database.commit) {
      const stop = repeat('commit', 100, console, database.commit)
      for (const call of calls.filter(isRead)) measured.push(await compareAt(call, 20, true))
      await stop()
    }
    return { measured, rest, peak: watch.stop() }
  } finally {
    watch.stop()
    await Promise.all([portal.stop(), bare.stop()])
  }
}

const isRead = ({ method }: Call) => method === 'GET'

/**
 * Makes each call once; what the claim among them leaves in the database is what the bare server inserts again. Then
 * some hundred claims are taken: how a statement is run depends on how much there is.
 */
async function prepare(loading: Running, database: MeasuredDatabase): Promise<{ calls: Call[]; bareDatabase: string }> {
  let calls: Call[]
  try {
    calls = await prepareCalls(loading.origin)
    for (const claim of calls.filter((call) => !isRead(call))) await load(loading.origin, claim, 20, 2)
  } finally {
    await loading.stop()
  }
  await database.settle()
  return { calls, bareDatabase: await database.forBareServer() }
}

async function compare(
  situation: Pick<Figures, 'database' | 'call' | 'connections' | 'commits'>,
  call: Call,
  portal: Running,
  bare: Running,
  { rounds, seconds }: Effort,
): Promise<Figures> {
  const { connections } = situation
  const bareCall = { ...call, path: call.captured.path, expected: call.captured.body }
  if (connections === connectionCounts[0]) {
    await load(portal.origin, call, 20, seconds) // warming up
    await load(bare.origin, bareCall, 20, seconds)
  }
  const taken: { ours: Load; bare: Load }[] = []
  for (let round = 0; round < rounds; round++) {
    const ours = await load(portal.origin, call, connections, seconds)
    taken.push({ ours, bare: await load(bare.origin, bareCall, connections, seconds) })
  }
  const medianLoad = (loads: Load[]): Load => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p95: median(loads.map(({ p95 }) => p95)),
  })
  return {
    ...situation,
    ours: medianLoad(taken.map(({ ours }) => ours)),
    bare: medianLoad(taken.map((round) => round.bare)),
    ofBare: median(taken.map((round) => round.ours.perSecond / round.bare.perSecond)),
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
}

function watchMemory(portal: Running): { stop(): number | undefined } {
  let peak: number | undefined
  const timer = setInterval(() => {
    void portal.memory().then((now) => (peak = Math.max(peak ?? 0, now ?? 0) || undefined))
  }, 250)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

const toRow = ({ database, call, connections, commits, ours, bare, ofBare }: Figures) => [
  `${database}, ${call}, ${connections}${commits ? ', 10 commits a second beside' : ''}`,
  {
    'requests/s': Math.round(ours.perSecond),
    'p95 ms': ours.p95.toFixed(1),
    'bare requests/s': Math.round(bare.perSecond),
    'bare p95 ms': bare.p95.toFixed(1),
    'rate of bare': ofBare.toFixed(2),
    'times its cost': (1 / ofBare).toFixed(1),
  },
]

/** How the figures stand to what is wanted of them. */
function targets(figures: Figures[]): string[] {
  const of20 = figures.filter(
    ({ database, connections, commits }) => database === 'PostgreSQL' && connections === 20 && !commits,
  )
  const reads = of20.filter(({ call }) => call !== 'FNOLSubmit2').map(({ ofBare }) => ofBare.toFixed(2))
  const claims = of20.filter(({ call }) => call === 'FNOLSubmit2').map(({ ofBare }) => (1 / ofBare).toFixed(1))
  return [
    ...(reads.length > 0
      ? [`Reads at 20 connections: ${reads.join(', ')} of the bare rate; wanted is 0.5 or more`]
      : []),
    ...claims.map((times) => `A claim at 20 connections: ${times} times its bare inserts; wanted is 3 or less`),
  ]
}
