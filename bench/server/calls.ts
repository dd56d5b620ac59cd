import { contract, type Claim, type Client, type Policy } from '@captive/api-client/contract'

import { demoPassword } from '../../packages/server/src/demo/people.ts'
import { claimBody, online } from '../../packages/server/test/claim-bodies.ts'
import { callOnce, type Target } from './load.ts'

/** An answer of the server as the bare route at `path` repeats it: the same headers and the same bytes. */
export interface Captured {
  method: Target['method']
  path: string
  headers: Record<string, string>
  body: string
}

export interface Call extends Target {
  name: string
  captured: Captured
}

const members = ['admin@member.example', 'manager@member.example']
const staff = 'staff.admin@demo.example'

/** The calls that are measured, each made once so that its answer is known. */
export async function prepareCalls(origin: string): Promise<Call[]> {
  const tokens = await Promise.all(members.map((email) => signIn(origin, email)))
  const asMembers = tokens.map((token) => ({ authorization: `Bearer ${token}` }))
  const asStaff = [{ authorization: `Bearer ${await signIn(origin, staff)}` }]
  const get = async <Payload>(path: string) => {
    const response = await fetch(`${origin}/api${path}`, { headers: asMembers[0] ?? {} })
    return ((await response.json()) as { Payload: Payload }).Payload
  }

  const [company] = await get<Client[]>(contract.getClients.path)
  const clientId = company?.ClientId ?? 0
  const policies = await get<Policy[]>(`${contract.getPoliciesByClient.path}?clientId=${clientId}`)
  const claimsPath = (policy: Policy) => `${contract.getClaimsByPolicy.path}?PolicyId=${policy.PolicyId}`
  const counts = await Promise.all(policies.map(async (policy) => (await get<Claim[]>(claimsPath(policy))).length))
  const policy = policies[counts.indexOf(Math.max(...counts))]
  const auto = policies.find(({ LOB }) => LOB === 'Commercial Auto')
  if (!policy || !auto) throw new Error('The demo company has no policies.')

  const query = new URLSearchParams(Object.entries(online(clientId)).map(([name, value]) => [name, String(value)]))
  const body = claimBodies(auto.PolicyNumber)
  const asReporters = asMembers.map((headers) => ({ ...headers, 'content-type': 'application/json' }))
  const clients = contract.getClients.path
  return Promise.all([
    capture(origin, 'checkAuth', { method: 'GET', path: contract.checkAuth.path, headers: asMembers }),
    capture(origin, 'getClients, one company', { method: 'GET', path: clients, headers: asMembers }),
    capture(origin, 'getClients, all companies', { method: 'GET', path: clients, headers: asStaff }),
    capture(origin, 'GetClaimsByPolicy', { method: 'GET', path: claimsPath(policy), headers: asMembers }),
    capture(origin, 'FNOLSubmit2', {
      method: 'POST',
      path: `${contract.fnolSubmit2.path}?${query}`,
      headers: asReporters,
      body,
    }),
  ])
}

async function signIn(origin: string, username: string): Promise<string> {
  const body = new URLSearchParams({ username, password: demoPassword, grant_type: 'password' })
  const response = await fetch(`${origin}/api${contract.logOn.path}`, { method: 'POST', body })
  return ((await response.json()) as { access_token: string }).access_token
}

/** A claim of two vehicles, each time under another confirmation number. */
function claimBodies(policyNumber: string): () => string {
  const claim = claimBody('auto-two-vehicles', policyNumber)
  const [before, after] = JSON.stringify(claim).split(claim.confirmationNum)
  let last = Date.now()
  return () => `${before}CN${String(++last).padStart(15, '0')}${after}`
}

/** These belong to the connection, or are set by every server. */
const ofTheConnection = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

async function capture(origin: string, name: string, call: Target): Promise<Call> {
  const target = { ...call, path: `/api${call.path}` }
  const { headers: given, text: body } = await callOnce(origin, target)
  const headers = Object.fromEntries([...given].filter(([header]) => !ofTheConnection.includes(header)))
  const path = `/${name.replace(/\W+/g, '-')}`
  const changing = name === 'checkAuth' // it says how long is left
  const captured = { method: target.method, path, headers, body }
  return { ...target, name, captured, ...(!changing && { expected: body }) }
}
