import type { ClaimChoices, ClaimSums, ClaimTotals, FoundClaims } from '@captive/api-client/contract'
import { addClaimSums } from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { insertClaims, insertPolicies } from '../../../../test/insert-claims.ts'
import { startTestServer, type Caller, type TestServer } from '../../../../test/test-server.ts'

/** Company 100 is the member's and the broker's company; 101 is another one. */
const [auto, compensation, foreign] = [900_001, 900_002, 900_003]

let server: TestServer
let member: Caller, broker: Caller, staff: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  broker = await server.as('admin@broker.example')
  staff = await server.as('staff.admin@demo.example')
  const { sql } = server.database
  await insertPolicies(sql, 100, [
    { policy_id: auto, effective_date: '1995-06-01' },
    { policy_id: compensation, effective_date: '1996-06-01', lob: 'Workers Compensation' },
  ])
  await insertPolicies(sql, 101, [{ policy_id: foreign }])
  const claims = [
    {
      rec_id: 910_001,
      policy_id: auto,
      claim_number: 'QX-1995/00417-B',
      claimant_name: 'Zoé Peñaflor-O’Quennell',
      driver_name: 'Ulrich Wagonmaster',
      vehicle: 'Tractor ZB-7719',
      loss_time: '05:10',
      loss_location: 'Muleshoe, TX',
      state_code: 'TX',
      facts_of_loss: 'Jackknifed on a frozen overpass',
      loss_date: '1995-12-24',
      reported_date: '1995-12-31',
      loss_paid: 1000.1,
      loss_reserve: 90_000.2,
      adjuster_first_name: 'Quilla',
      adjuster_last_name: 'Vandermeer',
    },
    {
      rec_id: 910_002,
      policy_id: compensation,
      loss_type: 'Strain',
      loss_date: '1996-07-01',
      reported_date: null,
      status_code: 'Closed',
      expense_paid: 0.3,
      recovery: 0.1,
      facts_of_loss: 'Jackknifed trailer',
    },
  ]
  await insertClaims(sql, 100, claims)
  await insertClaims(sql, 101, [{ ...claims[0]!, rec_id: 910_003, policy_id: foreign, claim_number: 'QX-1995/00418' }])
})
afterAll(() => server.close())

const search = async (caller: Caller, query: object) =>
  (await caller('searchClaims', { query })).body.Payload as FoundClaims
const found = async (query: object, caller = member) => (await search(caller, query)).Claims.map(({ RecId }) => RecId)

describe('a search by words', () => {
  test.each([
    ['a claim number', 'QX-1995/00417-B'],
    ['a claim number without punctuation', 'qx199500417b'],
    ['a part of the number', '0417'],
    ['a claimant with accents', 'Zoé Peñaflor'],
    ['a claimant without accents', 'zoe penaflor'],
    ['a name without its apostrophe', 'oquennell'],
    ['a driver', 'wagonmaster'],
    ['a vehicle', 'zb 7719'],
    ['a place', 'muleshoe'],
    ['words of the facts in any order', 'overpass frozen'],
  ])('finds by %s', async (_, Text) => {
    expect(await search(member, { Text })).toMatchObject({ Matching: 'typed', Claims: [{ RecId: 910_001 }] })
  })

  test.each(['Peñaflro', 'wagonmastr', 'muelshoe', 'overpas frozn'])('finds by the misspelled %s', async (Text) => {
    const { Matching, Claims } = await search(member, { Text })
    expect(Matching).toBe('similar')
    expect(Claims.map(({ RecId }) => RecId)).toContain(910_001)
  })

  test.each(['%', '_', "'", '\\', '🚚', '" or 1=1'])('accepts %s without an error', async (Text) => {
    expect((await member('searchClaims', { query: { Text } })).status).toBe(200)
  })

  test('finds a claim after its words change', async () => {
    await server.database.sql(
      "update claims set loss_location = 'Earth, TX 79031', vehicle = 'Box truck 88-QV' where rec_id = 910002",
    )
    for (const Text of ['79031', '88-QV']) expect(await found({ Text })).toEqual([910_002])
  })
})

describe('filters', () => {
  const ours = { Text: 'jackknifed' }
  test.each([
    [{}, [910_002, 910_001]],
    [{ Sort: 'loss' }, [910_001, 910_002]],
    [{ Sort: '-incurred' }, [910_001, 910_002]],
    [{ Line: "Workers' Compensation" }, [910_002]],
    [{ Line: 'Commercial Auto' }, [910_001]],
    [{ Year: 1996 }, [910_002]],
    [{ PolicyId: auto }, [910_001]],
    [{ Status: 'open' }, [910_001]],
    [{ Status: 'closed' }, [910_002]],
    [{ State: 'TX' }, [910_001]],
    [{ Cause: 'Strain' }, [910_002]],
    [{ Place: 'Muleshoe, TX' }, [910_001]],
    [{ Driver: 'Ulrich Wagonmaster' }, [910_001]],
    [{ Vehicle: 'Tractor ZB-7719' }, [910_001]],
    [{ Hour: 5 }, [910_001]],
    [{ Without: 'hour' }, [910_002]],
    [{ Sort: '-vehicle' }, [910_001, 910_002]],
    [{ Adjuster: 'Quilla Vandermeer' }, [910_001]],
    [{ Least: 91_000 }, [910_001]],
    [{ Most: 91_000 }, [910_002]],
    [{ LeastLag: 7 }, [910_001]],
    [{ MostLag: 6 }, []],
    [{ from: '1996-01-01' }, [910_002]],
    [{ to: '1996-01-01' }, [910_001]],
    [{ from: '1996-02-31', to: '2100-02-31' }, [910_002]],
  ])('%j', async (filter, expected) => {
    expect(await found({ ...ours, ...filter })).toEqual(expected)
  })
})

test('shows each claim in scope once, page by page, in every order', async () => {
  const [{ count } = { count: 0 }] = await server.database.sql<{ count: number }>(
    'select count(*)::integer count from claims where client_id = 100',
  )
  for (const Sort of ['-loss', 'claim', '-incurred', 'reported', '-driver', 'where']) {
    const seen: number[] = []
    for (let more = true; more;) {
      const after = seen.at(-1)
      const page = await search(member, { limit: 60, Sort, ...(after !== undefined && { after }) })
      seen.push(...page.Claims.map(({ RecId }) => RecId))
      more = page.More
    }
    expect(seen).toHaveLength(count)
    expect(new Set(seen).size).toBe(count)
  }
})

describe('scope', () => {
  test('limits members to their company, but not staff', async () => {
    const Text = 'QX1995'
    expect(await found({ Text })).toEqual([910_001])
    expect(await found({ Text }, broker)).toEqual([910_001])
    expect(await found({ Text, Sort: 'claim' }, staff)).toEqual([910_001, 910_003])
    expect(await found({ Text, ClientId: 101 }, staff)).toEqual([910_003])
  })

  test('treats an out-of-scope company as if it had no claims', async () => {
    for (const caller of [member, broker]) {
      const answer = await search(caller, { ClientId: 101 })
      expect(answer).toEqual(await search(caller, { ClientId: 990_990_001 }))
      expect(answer.Claims).toEqual([])
    }
    const { Payload } = (await member('getTotalsOfClaims', { query: { ClientId: 101 } })).body
    expect(Payload).toMatchObject({ Claims: 0, TotalIncurred: 0 })
    const choices = (await member('getClaimChoices', { query: { ClientId: 101 } })).body.Payload
    expect(choices).toEqual({ Years: [], States: [], Causes: [], Adjusters: [] })
  })

  test('requires permission to view claims', async () => {
    await server.database.sql(
      `delete from object_access where objects_rec_id = (select rec_id from objects where code = '004-001-002')
       and role_groups_rec_id = 23`,
    )
    const employee = await server.as('employee@member.example')
    for (const call of ['searchClaims', 'getTotalsOfClaims', 'getClaimChoices'] as const)
      expect((await employee(call)).status).toBe(403)
  })
})

test('totals equal those of the policies', async () => {
  const totals = (await member('getClaimTotals', { query: { ClientId: 100 } })).body.Payload as ClaimTotals[]
  const sums = (await member('getTotalsOfClaims', { query: { ClientId: 100 } })).body.Payload as ClaimSums
  expect(sums).toEqual(addClaimSums(totals))
  const ofOne = (await member('getTotalsOfClaims', { query: { Text: 'QX199500417' } })).body.Payload
  expect(ofOne).toMatchObject({ Claims: 1, Open: 1, LossPaid: 1000.1, LossReserve: 90_000.2, TotalIncurred: 91_000.3 })
})

test('lists the filter options', async () => {
  const choices = (await member('getClaimChoices', { query: { ClientId: 100 } })).body.Payload as ClaimChoices
  expect(choices.Years.slice(-2)).toEqual([1996, 1995])
  expect(choices.States).toContain('TX')
  expect(choices.Causes).toContain('Strain')
  expect(choices.Adjusters).toContain('Quilla Vandermeer')
})
