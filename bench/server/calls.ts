import { contract } from '@captive/api-client/contract'
import { drizzle } from 'drizzle-orm/pg-proxy'

import { findClaim, listClaimsOfPolicy } from '../../packages/server/src/areas/claims/queries.ts'
import { listClients } from '../../packages/server/src/areas/select-company/queries.ts'
import type { Transaction } from '../../packages/server/src/database/database.ts'
import type { Scope } from '../../packages/server/src/database/scope.ts'
import { claimBody, online } from '../../packages/server/test/claim-bodies.ts'
import type { Request } from './load.ts'
import type { Member } from './members.ts'

/** A prepared query of the bare server. The id in the path is its last parameter, or all of its parameters. */
export interface BareQuery {
  path: string
  text: string
  parameters: unknown[]
}

/** A placeholder for the id. */
export const ID = 1_234_567

/** A call of the portal, and its minimal counterpart: only its query. */
export interface Call {
  name: string
  /** The portal's requests, one for each member. */
  ours: Request[]
  bare: Request[]
}

/** Prepares the calls: reads of different rows, and a claim report. A tenth of the calls write. */
export async function prepareCalls(members: readonly Member[]): Promise<{ calls: Call[]; queries: BareQuery[] }> {
  const own = (companyId: number): Scope => ({ kind: 'own', userId: 0, companyId })
  const all: Scope = { kind: 'all', userId: 0, companyId: 0 }
  const reads = [
    {
      name: 'GetClients',
      idOf: (of: Member) => of.clientId,
      pathOf: () => contract.getClients.path,
      queries: await queriesOf((tx) => listClients(tx, own(ID))),
    },
    {
      name: 'GetClaim',
      idOf: (of: Member) => of.claimId,
      pathOf: (id: number) => `${contract.getClaim.path}?RecId=${id}`,
      queries: await queriesOf((tx) => findClaim(tx, all, ID)),
    },
    {
      name: 'GetClaimsByPolicy',
      idOf: (of: Member) => of.policyId,
      pathOf: (id: number) => `${contract.getClaimsByPolicy.path}?PolicyId=${id}`,
      queries: await queriesOf((tx) => listClaimsOfPolicy(tx, all, ID, {})),
    },
  ].map(({ name, idOf, pathOf, queries: [query] }) => {
    if (!query) throw new Error(`${name} runs no query.`)
    const call: Call = {
      name,
      ours: members.map((of) => ({ method: 'GET', path: `/api${pathOf(idOf(of))}`, headers: authorized(of) })),
      bare: members.map((of) => ({ method: 'GET', path: `/${name}/${idOf(of)}`, headers: {} })),
    }
    return { call, query: { ...query, path: `/${name}/:id` } }
  })
  const claim: Call = {
    name: 'FNOLSubmit2',
    ours: members.map(report),
    bare: members.map(() => ({ method: 'POST', path: '/claim', headers: {} })),
  }
  const mixed: Call = { name: 'nine of these reads and a claim', ours: [], bare: [] }
  for (const from of ['ours', 'bare'] as const)
    mixed[from] = members.map((_, index) => (index % 10 === 9 ? claim : reads[index % 3]!.call)[from][index]!)
  return { calls: [...reads.map(({ call }) => call), claim, mixed], queries: reads.map(({ query }) => query) }
}

const authorized = ({ token }: Member) => ({ authorization: `Bearer ${token}` })

/** The statements that a query of the portal runs. */
async function queriesOf(work: (tx: Transaction) => Promise<unknown>): Promise<Omit<BareQuery, 'path'>[]> {
  const made: Omit<BareQuery, 'path'>[] = []
  const recording = drizzle(async (text, parameters) => {
    made.push({ text, parameters })
    return { rows: [] }
  })
  await work(recording)
  return made
}

let lastNumber = Date.now()

/** A claim with two vehicles and a new confirmation number. */
function report(member: Member): Request {
  const query = Object.entries(online(member.clientId)).map(([name, value]) => [name, String(value)])
  const claim = claimBody('auto-two-vehicles', member.policyNumber)
  const [before, after] = JSON.stringify(claim).split(claim.confirmationNum)
  return {
    method: 'POST',
    path: `/api${contract.fnolSubmit2.path}?${new URLSearchParams(query)}`,
    headers: { ...authorized(member), 'content-type': 'application/json' },
    body: () => `${before}CN${String(++lastNumber).padStart(15, '0')}${after}`,
  }
}
