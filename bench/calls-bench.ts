import type { LargestRequest } from '../packages/server/test/largest-requests.ts'
import { startLargestServer } from '../packages/server/test/largest-server.ts'
import { calls, type CallName } from '../packages/server/test/requests.ts'

/**
 * The default limit for the CPU time of a call on the event loop, in plain reads. On PGlite, it includes the database.
 */
const ordinary = 25

/**
 * Reading 25 MB costs the same with PostgreSQL, but a plain read costs less than half, because the database uses other
 * processes.
 */
const onPostgreSQL = 550

/** Higher limits, with the reasons: about twice the measured cost, because measurements vary. */
const larger: { [Name in CallName]?: { reads: number; onPostgreSQL?: number; once?: true; because: string } } = {
  getClaimsByClient: { reads: 1_200, because: 'returns 20,000 claims' },
  getClaimsByPolicy: { reads: 150, because: 'returns 2,000 claims' },
  getLossRunReport: { reads: 150, because: 'reads 2,000 claims for a thread and sends the file' },
  orderPack: {
    reads: 4_000,
    once: true,
    because: 'reads 20,000 claims for a thread, in batches, and files a document',
  },
  reviewDefinitions: { reads: 150, because: 'compiles the forms of four claim types twice' },
  getClaimTotals: { reads: 80, because: 'adds up 20,000 claims' },
  getLossAnalysis: { reads: 300, because: 'adds up 20,000 claims by six keys' },
  getLossDevelopment: { reads: 450, because: 'looks up the valuations of 20,000 claims at ten ages' },
  getLossComparison: { reads: 80, because: 'adds up the claims of all members of a program' },
  getVehicleSchedule: { reads: 100, because: 'returns 3,000 vehicles' },
  getEndorsements: { reads: 120, because: 'searches each vehicle in a schedule of 3,000' },
  getAttention: { reads: 300, because: 'asks every rule about a company with 20,000 claims' },
  setAttentionState: { reads: 100, because: 'asks a rule whether the item exists' },
  getBookOfBusiness: { reads: 900, because: 'asks every rule about 300 companies and adds up their current claims' },
  getELiveSummary: { reads: 100, because: 'adds up what the people of a company opened in six months' },
  getSpeedingMonthlySummaries: { reads: 100, because: 'returns 24 months of 300 companies' },
  getMemberFundAnalysisAll: { reads: 60, because: 'returns the funds of all companies' },
  getPeople: { reads: 60, because: 'returns a page of 200 people of 300 companies with their roles' },
  getUsersByGroup: { reads: 70, because: 'returns the users of 200 companies' },
  getAuditLog: { reads: 70, because: 'returns 5,000 entries' },
  bringDelivery: {
    reads: 2_000,
    onPostgreSQL: 4_000,
    because: 'checks 20,000 claims, in batches between which other calls are answered',
  },
  documentUpload: { reads: 250, because: 'reads 4 MB in which each line could start a boundary' },
  fnolSubmit: { reads: 150, onPostgreSQL, because: 'reads 25 MB of files in base64, or a report of 50 vehicles' },
  fnolSubmit2: { reads: 150, onPostgreSQL, because: 'reads 25 MB of files in base64, or a report of 50 vehicles' },
  fnolEmail: { reads: 150, onPostgreSQL, because: 'reads 25 MB of files in base64' },
}

/** A row of the result. Only calls that cost at least ten plain reads have one. */
interface Cost {
  call: string
  request: string
  'plain reads': number
  'at most': number
  because: string
}

/**
 * Sends the largest requests of every call for the largest demo company, on PGlite or on the PostgreSQL of
 * TEST_DATABASE_URL. Prints the CPU time of each on the event loop as a multiple of a plain read, and sets the exit
 * code if one exceeds its limit.
 */
export async function callsBench(print: (rows: object) => void): Promise<void> {
  const server = await startLargestServer()
  try {
    const plainRead = server.requestsOf('getPrograms')[0]!
    await cpuOf(server, plainRead, 250) // warms up the compiler
    const costs: Cost[] = []
    for (const [index, [name]] of calls.entries()) {
      if (index % 25 === 0) console.log(`${index} of ${calls.length} calls measured`)
      const limit = limitOf(name)
      for (const request of server.requestsOf(name)) {
        const cost = await costInReads(server, plainRead, request, limit)
        if (cost < 10) continue
        const because = larger[name]?.because ?? ''
        costs.push({ call: name, request: request.shape, 'plain reads': Math.round(cost), 'at most': limit, because })
      }
    }
    print(costs.toSorted((one, other) => other['plain reads'] - one['plain reads']))
    const exceedingBudget = costs.filter((cost) => cost['plain reads'] >= cost['at most'])
    for (const { call, request } of exceedingBudget) console.error(`${call} exceeds its limit: ${request}.`)
    if (exceedingBudget.length > 0) process.exitCode = 1
  } finally {
    await server.close()
  }
}

function limitOf(name: CallName): number {
  const { reads: embedded = ordinary, onPostgreSQL: separate = embedded } = larger[name] ?? {}
  return process.env['TEST_DATABASE_URL'] ? separate : embedded
}

type Server = Awaited<ReturnType<typeof startLargestServer>>

/**
 * The cost of an answer in plain reads. Measures both alternately, because the speed of a machine varies. Measures
 * again if the result exceeds the limit, because a garbage collection may have increased it.
 */
async function costInReads(
  server: Server,
  plainRead: LargestRequest,
  request: LargestRequest,
  limit: number,
): Promise<number> {
  let lowestCost = Infinity
  for (const times of larger[request.name]?.once ? [1] : [3, 3, 3, 3, 10, 10, 10]) {
    const read = await cpuOf(server, plainRead, 100)
    lowestCost = Math.min(lowestCost, (await cpuOf(server, request, times)) / read)
    if (lowestCost < limit) break
  }
  return lowestCost
}

/**
 * The CPU time of the event loop per answer, in microseconds. Measures many answers, because the system counts in
 * steps.
 */
async function cpuOf(server: Server, request: LargestRequest, times: number): Promise<number> {
  const token = await server.prepare(request.name)
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time++) {
    const status = await server.send(request, token)
    if (status >= 500) throw new Error(`${request.name}, ${request.shape}: the response has status ${status}.`)
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / times
}
