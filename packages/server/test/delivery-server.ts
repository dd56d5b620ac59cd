import type { Delivery, DeliveryDetails } from '@captive/api-client/contract'
import { expect } from 'vitest'

import { deliveryBody, type DeliveredClaim } from './deliveries.ts'
import { insertClaims, insertPolicies } from './insert-claims.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

/** A company of the demo data, and a policy of it that covers 2026. */
export const [member, policy] = [100, 900_001]
export const Source = 'Keel Claims'
/** The claims that a test's deliveries may contain. */
export const ours = `claim_number like 'KC-%'`

const storedClaims = ['KC-1', 'KC-2', 'KC-3'].map((claim_number, index) => ({
  rec_id: 990_001 + index,
  policy_id: policy,
  claim_number,
  loss_date: '2026-02-03',
  reported_date: '2026-02-05',
  valuation_date: '2026-08-31',
  loss_paid: 100,
  claimant_name: `Claimant of ${claim_number}`,
  source: Source,
}))

/** A delivery that changes two of the claims, leaves one as it is, and adds one. */
export const september = [
  { number: 'KC-1', paid: 150, reserve: 50 },
  { number: 'KC-2', paid: 100, status: 'Closed', closed: '2026-09-12' },
  { number: 'KC-3', paid: 100 },
  { number: 'KC-4', paid: 20.05 },
]

/** What an outcome says: the delivery after a change, or why there was none. */
type Changed = { Payload: DeliveryDetails | null; Error: { ErrorMessage: string | null } }

export interface DeliveryServer extends TestServer {
  staff: Caller
  /** Brings a csv of claims. */
  bring: (asOf: string, claims: readonly DeliveredClaim[], heads?: string[]) => Promise<DeliveryDetails>
  change: (name: 'applyDelivery' | 'analyzeDelivery', body: object) => Promise<Changed>
  apply: (delivery: Pick<Delivery, 'RecId'>, Accepted?: string[]) => Promise<Changed>
  /** Why a delivery could not be taken back, or null. */
  takeBack: (delivery: Pick<Delivery, 'RecId'>) => Promise<string | null>
  /** Removes all deliveries, and restores the three claims of the source: KC-1 to KC-3. */
  startOver: () => Promise<void>
  claims: () => Promise<unknown[]>
  valuations: () => Promise<unknown[]>
}

/** A server with a policy for deliveries, and the calls that staff make with them. */
export async function startDeliveryServer(): Promise<DeliveryServer> {
  const server = await startTestServer()
  const { sql } = server.database
  const staff = await server.as('staff.admin@demo.example')
  await insertPolicies(sql, member, [
    { policy_id: policy, effective_date: '2026-01-01', expiration_date: '2027-01-01' },
  ])
  const change: DeliveryServer['change'] = async (name, body) => (await staff(name, { body })).body as Changed
  return {
    ...server,
    staff,
    change,
    async bring(asOf, claims, heads = []) {
      const { body } = await staff('bringDelivery', { query: { Source }, body: deliveryBody(asOf, claims, heads) })
      expect(body.Error).toEqual({ ErrorStatus: 0, ErrorMessage: null })
      return body.Payload as DeliveryDetails
    },
    apply: ({ RecId }, Accepted = []) => change('applyDelivery', { RecId, Accepted }),
    takeBack: async ({ RecId }) =>
      (await staff('takeBackDelivery', { body: { RecId } })).body.Error?.ErrorMessage ?? null,
    claims: () => sql('select * from claims order by rec_id'),
    valuations: () => sql('select * from claim_valuations order by 1, 3'),
    async startOver() {
      const emptied = [
        ...['claim_valuations', 'delivery_changes', 'delivery_notifications', 'delivery_mapping_versions'],
        ...['deliveries', 'delivery_sources', 'delivery_rhythms'],
      ]
      for (const table of emptied) await sql(`delete from ${table}`)
      for (const table of ['claim_notifications', 'claim_notes'])
        await sql(`delete from ${table} where claims_rec_id in (select rec_id from claims where ${ours})`)
      await sql(`delete from claims where ${ours}`)
      await insertClaims(sql, member, storedClaims)
    },
  }
}
