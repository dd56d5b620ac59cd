import { contract, type Endpoint } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { largestRequests, type LargestRequest } from './largest-requests.ts'
import { calls, type CallName } from './requests.ts'
import { absentThings, type Things } from './things.ts'
import { everyCode } from './tenant-server.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** Copper Logistics, the largest demo company. */
const company = 250
const email = 'staff.admin@demo.example'

/**
 * How many plain reads the event loop may spend on one call; the database is on it too where it is PGlite. A call takes 25
 * at most, on any machine. One whose work grows with the square of its input takes hundreds.
 */
const ordinary = 50

/** Reading 25 MB costs as much beside PostgreSQL, but a plain read there less than half: no database is on the thread. */
const onPostgreSQL = 550

/** Calls that do more, and why; with room for noise, twice what they take. */
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
  getPeople: { reads: 120, because: 'returns a page of 200 people of 300 companies with their roles' },
  getUsersByGroup: { reads: 70, because: 'returns the users of 200 companies' },
  getAuditLog: { reads: 70, because: 'returns 5,000 entries' },
  bringDelivery: {
    reads: 2_000,
    onPostgreSQL: 4_000,
    because: 'judges 20,000 claims, in batches between which other calls are answered',
  },
  documentUpload: { reads: 250, because: 'reads 4 MB in which each line could start a boundary' },
  fnolSubmit: { reads: 150, onPostgreSQL, because: 'reads 25 MB of files in base64, or a report of 50 vehicles' },
  fnolSubmit2: { reads: 150, onPostgreSQL, because: 'reads 25 MB of files in base64, or a report of 50 vehicles' },
  fnolEmail: { reads: 150, onPostgreSQL, because: 'reads 25 MB of files in base64' },
}

let server: TestServer
let things: Things
let token: string
let address: string
let policyNumber: string
let plainRead: LargestRequest
beforeAll(async () => {
  server = await startTestServer({ REPORTS_PER_USER: '100000', REPORTS_PER_COMPANY: '100000' }, { demoData: 'full' })
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  await server.database.sql(everyCode)
  token = await server.token(email)
  const one = async <T>(text: string) => Object.values((await server.database.sql(text))[0]!)[0] as T
  const own = `where client_id = ${company}`
  things = {
    ...absentThings,
    company,
    reporter: 1,
    watched: company,
    email,
    program: await one(`select programs_rec_id from clients ${own}`),
    user: await one(`select rec_id from users ${own}`),
    policy: await one(`select policy_id from claims ${own} group by policy_id order by count(*) desc`),
    claim: await one(`select rec_id from claims ${own}`),
    claimNumber: await one(`select claim_number from claims ${own}`),
    fund: await one(`select rec_id from member_fund_analysis ${own} order by year_quarter desc`),
  }
  policyNumber = await one(
    `select policy_number from policies ${own} and lob = 'Commercial Auto' and cancel_date is null order by effective_date desc`,
  )
  plainRead = largestRequests('getPrograms', things, policyNumber)[0]!
  await cpuOf(plainRead, 250) // until it is compiled
}, 600_000) // all of the demo data may have to be made first
afterAll(() => server.close())

/** The CPU time of the event loop per answer, in microseconds. It measures many answers, because the system counts in steps. */
async function cpuOf({ name, url, contentType, payload }: LargestRequest, times: number): Promise<number> {
  const { method }: Endpoint = contract[name]
  await server.database.sql('delete from tries')
  const bearer = name === 'logOut' ? await server.token(email) : token
  const headers = {
    authorization: `Bearer ${bearer}`,
    ...(payload !== undefined && { 'content-type': contentType }),
  }
  const isStreamed = contentType.startsWith('multipart') // piece by piece, as a socket gives it
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time++) {
    const status = isStreamed
      ? (await fetch(address + url, { method, headers, body: payload ?? null })).status
      : (await server.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })).statusCode
    expect(status, `${name} ${url.slice(0, 200)}`).toBeLessThan(500)
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / times
}

test.each(calls.map(([name]) => name))('%s keeps the event loop no longer than its budget', async (name) => {
  const { reads: embedded = ordinary, onPostgreSQL: separate = embedded, once } = larger[name] ?? {}
  const reads = process.env['TEST_DATABASE_URL'] ? separate : embedded
  for (const request of largestRequests(name, things, policyNumber)) {
    const cost = await costInReads(request, reads, once ? [1] : [3, 3, 3, 3, 10, 10, 10])
    if (process.env['CPU_BUDGET_LOG'] && cost > 3)
      console.log(`${cost.toFixed(1).padStart(7)} ${name}, ${request.shape} ${request.payload?.length}`)
    expect(cost, `${name}, ${request.shape}`).toBeLessThan(reads)
  }
})

/**
 * How many plain reads an answer costs. Both are measured side by side, since what else runs on a machine changes its
 * speed from one minute to the next; again where a budget is exceeded, since a collection of garbage is no cost of one call.
 */
async function costInReads(request: LargestRequest, budget: number, rounds: readonly number[]): Promise<number> {
  let least = Infinity
  for (const times of rounds) {
    const read = await cpuOf(plainRead, 100)
    least = Math.min(least, (await cpuOf(request, times)) / read)
    if (least < budget) break
  }
  return least
}
