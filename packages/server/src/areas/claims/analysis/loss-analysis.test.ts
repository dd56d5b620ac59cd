import type {
  ClaimFilter,
  ClaimSums,
  DevelopmentYear,
  LossAnalysis,
  LossComparison,
  LossGroup,
} from '@captive/api-client/contract'
import { lagRanges, linesOfBusiness, type UnknownFact } from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { insertClaims, insertPolicies } from '../../../../test/insert-claims.ts'
import { startTestServer, type Caller, type TestServer } from '../../../../test/test-server.ts'

/** Company 100 is the member's and the broker's company; 101 is another one. */
const [auto, marine, foreign] = [900_001, 900_002, 900_003]

let server: TestServer
let member: Caller, broker: Caller, staff: Caller
let program: number
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  broker = await server.as('admin@broker.example')
  staff = await server.as('staff.admin@demo.example')
  const { sql } = server.database
  const [client] = await sql<{ program: number }>('select programs_rec_id program from clients where client_id = 100')
  program = client!.program
  await insertPolicies(sql, 100, [
    { policy_id: auto, effective_date: '1995-06-01' },
    { policy_id: marine, effective_date: '1996-06-01', lob: 'Ocean Marine' },
  ])
  await insertPolicies(sql, 101, [{ policy_id: foreign, effective_date: '1994-06-01' }])
  const lag = (days: number) => ({
    loss_date: '1996-01-01',
    reported_date: `1996-01-${String(days + 1).padStart(2, '0')}`,
  })
  await insertClaims(sql, 100, [
    {
      rec_id: 910_001,
      policy_id: auto,
      ...lag(0),
      loss_paid: 1000.1,
      driver_name: 'Ulrich Wagonmaster',
      vehicle: 'Unit 7',
      loss_time: '23:59',
    },
    {
      rec_id: 910_002,
      policy_id: auto,
      ...lag(7),
      loss_paid: 5.2,
      driver_name: 'Ulrich Wagonmaster',
      status_code: 'Closed',
    },
    { rec_id: 910_003, policy_id: marine, ...lag(30), loss_reserve: 9.3, status_code: 'Reopened', state_code: '' },
    { rec_id: 910_004, policy_id: marine, loss_date: '1996-01-01', reported_date: null, recovery: 0.1, loss_type: '' },
  ])
  await insertClaims(sql, 101, [{ rec_id: 910_005, policy_id: foreign, driver_name: 'Foreign Driver', loss_paid: 1e9 }])
})
afterAll(() => server.close())

const payload = async <T>(caller: Caller, name: Parameters<Caller>[0], query: object) =>
  (await caller(name, { query })).body.Payload as T
const analysis = (caller: Caller, query: object) => payload<LossAnalysis>(caller, 'getLossAnalysis', query)
const comparison = (caller: Caller, ClientId: number) =>
  payload<LossComparison>(caller, 'getLossComparison', { ClientId })

/** The register's filter for a group of claims. */
const valued = (name: 'Cause' | 'State' | 'Driver' | 'Vehicle', fact: UnknownFact) => (value: string) =>
  value === '' ? { Without: fact } : { [name]: value }
const ofLine = (value: string) => {
  const Line = linesOfBusiness.find((line) => line === value)
  return Line ? { Line } : { Without: 'line' as const }
}
function ofLag(value: string): Partial<ClaimFilter> {
  const range: { least?: number; most?: number } | undefined = lagRanges.find(({ name }) => name === value)
  if (!range) return { Without: 'reported' }
  const { least, most } = range
  return { ...(least !== undefined && { LeastLag: least }), ...(most !== undefined && { MostLag: most }) }
}
const groupings: [keyof LossAnalysis, (value: string) => Partial<ClaimFilter>][] = [
  ['Lines', ofLine],
  ['Years', (value) => ({ Year: Number(value) })],
  ['Causes', valued('Cause', 'cause')],
  ['States', valued('State', 'state')],
  ['Drivers', valued('Driver', 'driver')],
  ['Vehicles', valued('Vehicle', 'vehicle')],
  ['Hours', (value) => (value === '' ? { Without: 'hour' } : { Hour: Number(value) })],
  ['Lags', ofLag],
]

const sumsOf = ({ Value: _, Reported: __, DaysToReport: ___, ...sums }: LossGroup): ClaimSums => sums

describe.each(['one company', 'a program'])('of %s', (which) => {
  const inQuestion = () => (which === 'one company' ? { ClientId: 100 } : { ProgramsRecId: program })

  test.each(groupings)('%s equal the totals of the register', async (name, filterOf) => {
    const caller = which === 'one company' ? member : staff
    const groups = (await analysis(caller, inQuestion()))[name] as LossGroup[]
    expect(groups.length).toBeGreaterThan(1)
    for (const group of groups) {
      const filter = { ...inQuestion(), ...filterOf(group.Value) }
      expect(sumsOf(group), JSON.stringify(filter)).toEqual(await payload(caller, 'getTotalsOfClaims', filter))
    }
  })

  test('the total equals that of the register', async () => {
    const { Total, Lines, Years, Hours, Lags } = await analysis(staff, inQuestion())
    const totals = await payload<ClaimSums>(staff, 'getTotalsOfClaims', inQuestion())
    expect(Total).toMatchObject(totals)
    for (const groups of [Lines, Years, Hours, Lags])
      expect(groups.reduce((sum, { Claims }) => sum + Claims, 0)).toBe(totals.Claims)
  })
})

test('adds up the days from loss to report', async () => {
  const { Years, Drivers } = await analysis(member, { ClientId: 100 })
  expect(Years.find(({ Value }) => Value === '1996')).toMatchObject({ Claims: 2, Reported: 1, DaysToReport: 30 })
  expect(Drivers.find(({ Value }) => Value === 'Ulrich Wagonmaster')).toMatchObject({ Claims: 2, DaysToReport: 7 })
})

describe('scope', () => {
  test('includes no figures of companies out of scope', async () => {
    for (const caller of [member, broker]) {
      const ofProgram = JSON.stringify(await analysis(caller, { ProgramsRecId: program }))
      expect(ofProgram).toContain('Ulrich Wagonmaster')
      expect(ofProgram).not.toContain('Foreign Driver')
      expect(await analysis(caller, { ClientId: 101 })).toEqual(await analysis(caller, { ClientId: 990_990_001 }))
      expect((await analysis(caller, { ClientId: 101 })).Total.Claims).toBe(0)
      expect(await payload(caller, 'getLossDevelopment', { ClientId: 101 })).toEqual([])
      expect((await caller('getLossComparison', { query: { ClientId: 101 } })).body).toEqual({ Payload: null })
    }
    expect(JSON.stringify(await analysis(staff, { ClientId: 101 }))).toContain('Foreign Driver')
  })

  test('requires permission to view claims', async () => {
    const { sql } = server.database
    const code = `objects_rec_id = (select rec_id from objects where code = '004-001-002') and role_groups_rec_id = 23`
    const [before] = await sql<{ row: string }>(`select to_jsonb(a)::text "row" from object_access a where ${code}`)
    await sql(`delete from object_access where ${code}`)
    const employee = await server.as('employee@member.example')
    for (const call of ['getLossAnalysis', 'getLossDevelopment', 'getLossComparison'] as const)
      expect((await employee(call, { query: { ClientId: 100 } })).status).toBe(403)
    await sql('insert into object_access select * from jsonb_populate_record(null::object_access, $1::text::jsonb)', [
      before!.row,
    ])
  })
})

describe('development', () => {
  const ages = async () => {
    const years = await payload<DevelopmentYear[]>(staff, 'getLossDevelopment', { ClientId: 500_000 })
    return years.map(({ Year, TotalIncurred, Ages }) => ({ Year, TotalIncurred, Ages }))
  }
  beforeAll(() => addMembers([500_000], program))

  test('shows the valuation at each age and leaves out ages without one', async () => {
    const { sql } = server.database
    const [policy] = [600_001]
    await insertPolicies(sql, 500_000, [
      { policy_id: policy, effective_date: '2020-01-01', expiration_date: '2021-01-01' },
    ])
    const claim = { policy_id: policy, loss_date: '2020-05-01', reported_date: '2020-05-02' }
    await insertClaims(sql, 500_000, [
      { ...claim, rec_id: 610_001, valuation_date: '2023-12-31', loss_paid: 400 },
      { ...claim, rec_id: 610_002, valuation_date: '2023-12-31', loss_paid: 40 },
    ])
    const value = (id: number, day: string, paid: number) =>
      sql(
        `insert into claim_valuations (claims_rec_id, client_id, valuation_date, status_code, recovery, loss_reserve,
           loss_paid, expense_reserve, expense_paid, delivery_id)
         values ($1, 500000, $2::text::date, 'Open', 0, 0, $3, 0, 0, (select min(rec_id) from deliveries))`,
        [id, day, paid],
      )
    await sql(
      `insert into deliveries (kind, file_name, file_size, file_hash, storage_key, state, new, changed, unchanged, refused,
         doubtful, report, brought_by) values ('claims', 'a.csv', 1, 'h', 'k', 'applied', 0, 0, 0, 0, 0, '{}', '')`,
    )
    await value(610_001, '2020-11-30', 100)
    await value(610_002, '2020-12-31', 10)
    await value(610_001, '2021-12-31', 200)
    await value(610_002, '2022-06-30', 30) // 30 months: at 24 months the older valuation applies
    for (const [id, paid] of [
      [610_001, 400],
      [610_002, 40],
    ] as const)
      await value(id, '2023-12-31', paid)
    expect(await ages()).toEqual([
      {
        Year: 2020,
        TotalIncurred: 440,
        Ages: [
          { Months: 12, AsOf: '2020-12-31', Claims: 2, TotalIncurred: 110 },
          { Months: 24, AsOf: '2021-12-31', Claims: 2, TotalIncurred: 210 },
        ],
      },
    ])
    await sql('delete from claim_valuations where claims_rec_id = 610002 and valuation_date < $1', ['2022-01-01'])
    expect((await ages())[0]!.Ages).toEqual([])
  })
})

describe('comparison with the program', () => {
  const group = [700_001, 700_002, 700_003, 700_004, 700_005]
  const year = new Date().getFullYear() - 2

  beforeAll(async () => {
    const { sql } = server.database
    await sql(`insert into programs select (jsonb_populate_record(p, '{"rec_id": 7000, "code": "PX"}')).*
      from programs p where rec_id = ${program}`)
    await addMembers(group, 7000)
    for (const [at, id] of group.entries()) {
      await insertPolicies(sql, id, [
        { policy_id: id, effective_date: `${year - 2}-06-01`, expiration_date: `${year + 2}-06-01` },
      ])
      const claims = Array.from({ length: 3 * (at + 1) }, (_, nth) => ({
        rec_id: id * 100 + nth,
        policy_id: id,
        loss_date: `${year}-03-01`,
        loss_paid: 1000 * (at + 1),
      }))
      await insertClaims(sql, id, claims)
      await sql(
        `insert into telematics_status select (jsonb_populate_record(t, $1::text::jsonb)).* from telematics_status t
         where client_id = 100`,
        [JSON.stringify({ client_id: id, power_units: 50 })],
      )
    }
  })

  test('returns quartiles of five members with the company’s figures', async () => {
    const compared = await comparison(staff, group[0]!)
    expect(compared).toMatchObject({
      Years: 3,
      PowerUnits: 50,
      Own: { Claims: 3, TotalIncurred: 3000 },
      PerYear: { Members: 5, Lower: 2, Median: 3, Upper: 4 },
      PerPowerUnits: { Members: 5, Lower: 4, Median: 6, Upper: 8 },
      Average: { Members: 5, Lower: 2000, Median: 3000, Upper: 4000 },
    })
    const { From: from, To: to } = compared
    const filter = { ClientId: group[0]!, from, to }
    expect(compared.Own).toEqual(await payload(staff, 'getTotalsOfClaims', filter))
  })

  test('returns no quartiles for four members', async () => {
    const { sql } = server.database
    await sql("update clients set client_type = 'XPolicyholder' where client_id = 700005")
    expect(await comparison(staff, group[0]!)).toMatchObject({ PerYear: null, PerPowerUnits: null, Average: null })
    await sql("update clients set client_type = 'Policyholder' where client_id = 700005")
  })

  test('counts only members with the figure', async () => {
    const { sql } = server.database
    await sql('update telematics_status set power_units = 0 where client_id = 700002')
    expect(await comparison(staff, group[1]!)).toMatchObject({
      PowerUnits: null,
      PerYear: { Members: 5 },
      PerPowerUnits: null,
    })
  })
})

/** Adds companies to a program that otherwise resemble the member's company. */
async function addMembers(ids: readonly number[], programId: number): Promise<void> {
  const { sql } = server.database
  for (const id of ids)
    await sql(
      `insert into clients select (jsonb_populate_record(c, $1::text::jsonb)).* from clients c where client_id = 100`,
      [JSON.stringify({ client_id: id, client_code: `code.${id}`, programs_rec_id: programId })],
    )
}
