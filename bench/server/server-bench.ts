import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Client } from 'pg'

import { prepareCalls, type Call } from './calls.ts'
import { backendsOf, cpuTimeOf } from './cpu-time.ts'
import { createDatabase } from './databases.ts'
import { load, type Load, type Request } from './load.ts'
import { lossRunBench } from './loss-run-bench.ts'
import { signInMembers } from './members.ts'
import { startProcess, type Running } from './start-process.ts'

/** The number of rounds and the seconds per figure. The result is the median of the rounds. */
export interface Effort {
  rounds: number
  seconds: number
}

export const thorough: Effort = { rounds: 5, seconds: 1 }
export const quick: Effort = { rounds: 1, seconds: 0.5 }

const connectionCounts = [1, 20, 100]
const manyMembers = 600
const portalScript = fileURLToPath(new URL('portal-server.ts', import.meta.url))
const bareScript = fileURLToPath(new URL('bare-server.ts', import.meta.url))

/** One call over a number of connections. The ratios compare it with the minimal server, round by round. */
interface Figures {
  call: string
  connections: number
  ours: Taken
  bare: Taken
  rateOfBare: number
  p99OfBare: number
  cpuOfBare: number
}

/**
 * `cpu` is the CPU time of the server and PostgreSQL per response in microseconds, which other processes hardly affect.
 */
type Taken = Pick<Load, 'perSecond' | 'p99'> & { cpu: number }

/**
 * Measures the portal's server under realistic load on PostgreSQL: many sessions with their own data, and a tenth of
 * the calls write. Compares it with a bare Fastify route that runs the same prepared query on a pool of the same size
 * without session, scope or contract, and with one that inserts the same rows as a claim. Both servers and this load
 * generator are separate processes. The servers take turns, so that other load on the machine slows both.
 */
export async function serverBench(effort: Effort): Promise<void> {
  await withServers(async ({ folder, database, start }) => {
    const portal = await start(portalScript)
    const members = await signInMembers(database.owner, manyMembers)
    const { calls, queries } = await prepareCalls(members)
    await fillWithClaims(portal, calls)
    await database.settle()
    await writeFile(join(folder, 'queries.json'), JSON.stringify(queries))
    const bare = await start(bareScript, { QUERIES: join(folder, 'queries.json') })
    const figures: Figures[] = []
    for (const call of calls)
      for (const connections of connectionCounts) {
        const taking = (server: Running) => take(server, database.owner, connections, effort.seconds)
        figures.push(await compare(call, connections, taking(portal), taking(bare), effort))
      }
    console.table(Object.fromEntries(figures.map(toRow)))
    console.log(
      'Goals: at least half of the bare rate, less than three times its p99, and a claim at most twice the time of its inserts.',
    )
    console.table(await lossRunBench(portal, database.owner, members))
  })
}

/** Only the loss runs. */
export async function lossRunsAlone(): Promise<void> {
  await withServers(async ({ database, start }) => {
    const portal = await start(portalScript)
    const members = await signInMembers(database.owner, 2)
    await database.settle()
    console.table(await lossRunBench(portal, database.owner, members))
  })
}

interface Servers {
  folder: string
  database: Awaited<ReturnType<typeof createDatabase>>
  start: (script: string, env?: Record<string, string>) => Promise<Running>
}

/** Creates a database with demo data, starts servers on it, and removes everything at the end. */
async function withServers(work: (servers: Servers) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'captive-bench-'))
  const database = await createDatabase()
  const log = join(folder, 'servers.log')
  const running: Running[] = []
  const start: Servers['start'] = async (script, env = {}) => {
    const started = await startProcess(
      script,
      { PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, ...env },
      log,
    )
    running.push(started)
    return started
  }
  try {
    console.log('Loading the demo data, then measuring …')
    await work({ folder, database, start })
  } finally {
    await Promise.all(running.map((each) => each.stop()))
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Stores some hundred claims, because the cost of a statement depends on the number of rows, and the bare server copies
 * the newest claim.
 */
async function fillWithClaims(portal: Running, calls: readonly Call[]): Promise<void> {
  for (const { ours } of calls)
    if (ours.every(({ method }) => method === 'POST')) await load(portal.origin, ours, 20, 2)
}

type Take = (requests: readonly Request[]) => Promise<Taken>

const take =
  (server: Running, owner: Client, connections: number, seconds: number): Take =>
  async (requests) => {
    const pids = [server.pid, ...(await backendsOf(owner))]
    const before = await cpuTimeOf(pids)
    const { answers, ...taken } = await load(server.origin, requests, connections, seconds)
    const after = await cpuTimeOf([...new Set([...pids, ...(await backendsOf(owner))])])
    return { ...taken, cpu: after === undefined || before === undefined ? NaN : ((after - before) * 1000) / answers }
  }

async function compare(
  { name, ours, bare }: Call,
  connections: number,
  takeOurs: Take,
  takeBare: Take,
  { rounds }: Effort,
): Promise<Figures> {
  if (connections === connectionCounts[0]) {
    await takeOurs(ours) // warm-up
    await takeBare(bare)
  }
  const taken: { ours: Taken; bare: Taken }[] = []
  for (let round = 0; round < rounds; round++) taken.push({ ours: await takeOurs(ours), bare: await takeBare(bare) })
  const medianOf = (some: Taken[]): Taken => ({
    perSecond: median(some.map(({ perSecond }) => perSecond)),
    p99: median(some.map(({ p99 }) => p99)),
    cpu: median(some.map(({ cpu }) => cpu)),
  })
  return {
    call: name,
    connections,
    ours: medianOf(taken.map((round) => round.ours)),
    bare: medianOf(taken.map((round) => round.bare)),
    rateOfBare: median(taken.map((round) => round.ours.perSecond / round.bare.perSecond)),
    p99OfBare: median(taken.map((round) => round.ours.p99 / round.bare.p99)),
    cpuOfBare: median(taken.map((round) => round.ours.cpu / round.bare.cpu)),
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
}

const toRow = ({ call, connections, ours, bare, rateOfBare, p99OfBare, cpuOfBare }: Figures) => [
  `${call}, ${connections}`,
  {
    'requests/s': Math.round(ours.perSecond),
    'bare requests/s': Math.round(bare.perSecond),
    'rate of bare': rateOfBare.toFixed(2),
    'p99 ms': ours.p99.toFixed(1),
    'bare p99 ms': bare.p99.toFixed(1),
    'p99 of bare': p99OfBare.toFixed(1),
    'µs of a core': Math.round(ours.cpu),
    'bare µs': Math.round(bare.cpu),
    'µs of bare': cpuOfBare.toFixed(1),
  },
]
