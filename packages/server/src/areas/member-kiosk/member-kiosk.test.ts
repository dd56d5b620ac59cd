import { afterAll, beforeAll, expect, test } from 'vitest'

import { ago, insertPolicies } from '../../../test/insert-claims.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
})
afterAll(() => server.close())

test('[KSK-007] returns a company’s number in each program', async () => {
  await server.database.sql('delete from member_numbers where client_id = 100')
  await server.database.sql(
    "insert into member_numbers (client_id, programs_rec_id, number) values (100, 3, 'M-3-t'), (100, 1, 'M-1-t')",
  )
  expect((await member('getClientMemberNumber', { query: { ClientId: 100 } })).body.Payload).toEqual([
    { ProgramsRecId: 1, Number: 'M-1-t' },
    { ProgramsRecId: 3, Number: 'M-3-t' },
  ])
})

test('[KSK-004] lists only vehicles of policies in force', async () => {
  await server.database.sql('delete from vehicles where client_id = 100')
  const policies = await server.database.sql<{ policy_id: number; policy_number: string; effective_date: string }>(
    "select policy_id, policy_number from policies where client_id = 100 and lob = 'Commercial Auto' order by effective_date desc limit 3",
  )
  await server.database.sql('update policies set cancel_date = current_date where policy_id = $1', [
    policies[1]!.policy_id,
  ])
  await server.database.sql(
    'update policies set effective_date = current_date - 20, expiration_date = current_date + 340 where policy_id = $1',
    [policies[1]!.policy_id],
  )
  for (const { policy_id } of policies)
    await server.database.sql(
      `insert into vehicles (client_id, policy_id, vehyear, make, model, vin, city, registration_state, type, class_code, cost_new, vehicle_use, radius)
       values (100, $1, 2024, 'Make', 'Model', 'VIN' || $1::integer, 'Austin', 'TX', 'Tractor', '50499', 145000.50, 'Commercial', 'Long haul')`,
      [policy_id],
    )
  const { Payload } = (await member('getVehicleSchedule', { query: { ClientId: 100 } })).body
  expect(Payload).toEqual([
    {
      PolicyNumber: policies[0]!.policy_number,
      EffectiveDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      ExpirationDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      Vehyear: 2024,
      Make: 'Make',
      Model: 'Model',
      VIN: `VIN${policies[0]!.policy_id}`,
      City: 'Austin',
      RegistrationState: 'TX',
      Type: 'Tractor',
      ClassCode: '50499',
      CostNew: 145_000.5,
      Use: 'Commercial',
      Radius: 'Long haul',
    },
  ])
})

test('lists vehicles until the day before their policy expires', async () => {
  const { sql } = server.database
  await sql('delete from vehicles where client_id = 100')
  await insertPolicies(sql, 100, [
    { policy_id: 900_001, expiration_date: ago({}) },
    { policy_id: 900_002, effective_date: ago({}), expiration_date: ago({ days: -1 }) },
    { policy_id: 900_003, expiration_date: ago({ days: -1 }), cancel_date: '0001-01-01' },
  ])
  await sql(`insert into vehicles (client_id, policy_id, vehyear, make, model, vin, city, registration_state, type,
      class_code, cost_new, vehicle_use, radius)
    select 100, id, 2024, '', '', 'V', '', 'TX', '', '', 0, '', '' from generate_series(900001, 900003) id`)
  const { Payload } = (await member('getVehicleSchedule', { query: { ClientId: 100 } })).body
  expect(Payload).toMatchObject([{ PolicyNumber: 'TEST-900002' }, { PolicyNumber: 'TEST-900003' }])
})
