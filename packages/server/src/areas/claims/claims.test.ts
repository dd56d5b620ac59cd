import type { Claim, ClaimNote, ClaimTotals } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ago, insertClaims, insertPolicies } from '../../../test/insert-claims.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

/** Company 100 is the member's and the broker's company; 101 is another one. */
const [own, foreign, absent] = [900_001, 900_002, 900_009]

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  const { sql } = server.database
  await insertPolicies(sql, 100, [{ policy_id: own, effective_date: '2025-06-01' }])
  await insertPolicies(sql, 101, [{ policy_id: foreign }])
  await insertClaims(sql, 100, [
    { rec_id: 910_001, policy_id: own, loss_date: ago({ days: 90 }), loss_paid: 1000.1, loss_reserve: 2000.2 },
    {
      rec_id: 910_002,
      policy_id: own,
      loss_date: ago({ days: 10 }),
      source: 'Windrow',
      valuation_date: ago({ days: 25 }),
    },
    {
      rec_id: 910_003,
      policy_id: own,
      loss_date: ago({ days: 50 }),
      status_code: 'Closed',
      recovery: 0.1,
      expense_paid: 0.3,
    },
  ])
  await insertClaims(sql, 101, [{ rec_id: 910_004, policy_id: foreign }])
  await sql(`insert into claim_notes values
    (910001, 910001, 100, 'First', '2026-01-02T10:00:00Z', 'Reserve set'), (910002, 910001, 100, 'Second', '2026-02-03T10:00:00Z', 'Reserve raised'),
    (910003, 910004, 101, 'Theirs', '2026-02-03T10:00:00Z', 'Nobody else reads this')`)
})
afterAll(() => server.close())

const claimsOf = async (caller: Caller, PolicyId: number) =>
  (await caller('getClaimsByPolicy', { query: { PolicyId } })).body.Payload as Claim[]

test('[CLM-013] lists claims of a policy by newest loss, with totals', async () => {
  const found = await claimsOf(member, own)
  expect(found.map(({ RecId, TotalIncurred }) => [RecId, TotalIncurred])).toEqual([
    [910_002, 0],
    [910_003, 0.2],
    [910_001, 3000.3],
  ])
  expect(found[0]).toMatchObject({ PolicyNumber: 'TEST-900001', eCaptivPremiumYear: 2025, MedPaidAmt: null })
})

test('[CLM-015] [CLM-019] finds details and notes by a claim number with a slash', async () => {
  const { Payload } = (await member('getClaim', { query: { RecId: 910_001 } })).body as { Payload: Claim }
  expect(Payload).toEqual((await claimsOf(member, own))[2])
  const notes = (await member('getNotesByClaim', { query: { ClaimNumber: Payload.ClaimNumber } })).body.Payload
  expect(notes).toEqual([
    { Subject: 'Second', NoteEffDate: '2026-02-03T10:00:00.000Z', Notes: 'Reserve raised' },
    { Subject: 'First', NoteEffDate: '2026-01-02T10:00:00.000Z', Notes: 'Reserve set' },
  ] satisfies ClaimNote[])
})

test('[CLM-020] lists the claims of all policies of a company', async () => {
  const { Payload } = (await member('getClaimsByClient', { query: { ClientID: 100 } })).body as { Payload: Claim[] }
  const [row] = await server.database.sql<{ count: number }>(
    'select count(*)::integer from claims where client_id = 100',
  )
  expect(Payload).toHaveLength(row!.count)
  expect(Payload.map(({ LossDate }) => LossDate)).toEqual(
    Payload.map(({ LossDate }) => LossDate)
      .toSorted()
      .reverse(),
  )
})

test('totals a company’s claims by policy and report lag', async () => {
  const totals = (await member('getClaimTotals', { query: { ClientId: 100 } })).body.Payload as ClaimTotals[]
  expect(totals.find(({ PolicyId }) => PolicyId === own)).toEqual({
    PolicyId: own,
    eCaptivPremiumYear: 2025,
    Claims: 3,
    Open: 2,
    LossPaid: 1000.1,
    LossReserve: 2000.2,
    ExpensePaid: 0.3,
    ExpenseReserve: 0,
    Recovery: 0.1,
    TotalIncurred: 3000.5,
    OpenIncurred: 3000.3,
    Valuations: [
      { Source: 'Test', ValuationDate: ago({ days: 20 }) },
      { Source: 'Windrow', ValuationDate: ago({ days: 25 }) },
    ],
    DaysToReport: [
      { Days: -20, Claims: 1 },
      { Days: 20, Claims: 1 },
      { Days: 60, Claims: 1 },
    ],
  } satisfies ClaimTotals)
  expect((await member('getClaimTotals', { query: { ClientId: 101 } })).body).toEqual({ Payload: [] })
})

test('answers foreign policies and claims like absent ones', async () => {
  const broker = await server.as('admin@broker.example')
  for (const caller of [member, broker]) {
    expect(await claimsOf(caller, own)).toHaveLength(3)
    expect(await claimsOf(caller, foreign)).toEqual(await claimsOf(caller, absent))
    for (const RecId of [910_004, absent])
      expect((await caller('getClaim', { query: { RecId } })).body).toEqual({ Payload: null })
    for (const ClaimNumber of ['TC/910004', 'TC/none'])
      expect((await caller('getNotesByClaim', { query: { ClaimNumber } })).body).toEqual({ Payload: [] })
    expect((await caller('getClaimsByClient', { query: { ClientID: 101 } })).body).toEqual({ Payload: [] })
  }
  expect(await claimsOf(await server.as('admin@xmember.example'), foreign)).toHaveLength(1)
})
