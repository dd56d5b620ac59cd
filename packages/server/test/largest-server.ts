import { contract, type Endpoint } from '@captive/api-client/contract'

import { largestRequests, type LargestRequest } from './largest-requests.ts'
import type { CallName } from './requests.ts'
import { everyCode } from './tenant-server.ts'
import { startTestServer } from './test-server.ts'
import { absentIds } from './tenant-ids.ts'

/** Copper Logistics, the largest demo company. */
const company = 250
const email = 'staff.admin@demo.example'

/** A server with all of the demo data, and the largest requests of staff about the largest company. */
export async function startLargestServer() {
  const server = await startTestServer(
    { REPORTS_PER_USER: '100000', REPORTS_PER_COMPANY: '100000' },
    { demoData: 'full' },
  )
  const { app, database } = server
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await database.sql(everyCode)
  const token = await server.token(email)
  const one = async <T>(text: string) => Object.values((await database.sql(text))[0]!)[0] as T
  const own = `where client_id = ${company}`
  const things = {
    ...absentIds,
    company,
    reporter: 1,
    watched: company,
    email,
    program: await one<number>(`select programs_rec_id from clients ${own}`),
    user: await one<number>(`select rec_id from users ${own}`),
    policy: await one<number>(`select policy_id from claims ${own} group by policy_id order by count(*) desc`),
    claim: await one<number>(`select rec_id from claims ${own}`),
    claimNumber: await one<string>(`select claim_number from claims ${own}`),
    fund: await one<number>(`select rec_id from member_fund_analysis ${own} order by year_quarter desc`),
  }
  const policyNumber = await one<string>(
    `select policy_number from policies ${own} and lob = 'Commercial Auto' and cancel_date is null order by effective_date desc`,
  )

  return {
    close: server.close,
    /** The largest requests of a call, of each shape. */
    requestsOf: (name: CallName) => largestRequests(name, things, policyNumber),
    /** Removes the limits of attempts, and gives a token: that of a new session for a call that ends it. */
    async prepare(name: CallName): Promise<string> {
      await database.sql('delete from tries')
      return name === 'logOut' ? server.token(email) : token
    },
    /** Sends a request, and returns the status of its answer. */
    async send({ name, url, contentType, payload }: LargestRequest, bearer: string): Promise<number> {
      const { method }: Endpoint = contract[name]
      const headers = {
        authorization: `Bearer ${bearer}`,
        ...(payload !== undefined && { 'content-type': contentType }),
      }
      const isStreamed = contentType.startsWith('multipart') // piece by piece, as a socket gives it
      return isStreamed
        ? (await fetch(address + url, { method, headers, body: payload ?? null })).status
        : (await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })).statusCode
    },
  }
}
