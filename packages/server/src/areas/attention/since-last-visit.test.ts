import type { Changes } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { attentionRows, company, daysFromToday, policy } from '../../../test/attention-rows.ts'
import { insertPolicies } from '../../../test/insert-claims.ts'
import { recordImports } from '../../../test/record-imports.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

/** The program's own company. */
const staffCompany = 1

let server: TestServer
let staff: Caller
let staffId: number
let sql: TestServer['database']['sql']
beforeAll(async () => {
  server = await startTestServer()
  ;({ sql } = server.database)
  staff = await server.as('staff.admin@demo.example')
  const [user] = await sql<{ rec_id: number }>(`select rec_id from users where email = 'staff.admin@demo.example'`)
  staffId = user!.rec_id
  await insertPolicies(sql, company, [
    { policy_id: policy, effective_date: daysFromToday(-100), expiration_date: daysFromToday(265) },
  ])
})
afterAll(() => server.close())

const { claim } = attentionRows(
  (...query) => sql(...query),
  () => staffId,
)

const changes = async () => (await staff('getSinceLastVisit', { query: { ClientId: company } })).body.Payload as Changes

test('lists what changed since the previous sign-in', async () => {
  await sql(
    `insert into activity_log (users_rec_id, client_id, user_email, action, created_date_time) values
    ($1, ${staffCompany}, '', 'Signed in', now() - interval '1 second')`,
    [staffId],
  )
  const { Since, Changes: first } = await changes()
  expect(Since).toMatch(/^\d{4}-/)
  const before = first.find(({ Kind }) => Kind === 'new-claims')?.Count ?? 0
  await claim(960_600, { loss_paid: 700 })
  await sql(
    `insert into claim_notifications (notification_criteria_rec_id, claims_rec_id, client_id, date_criteria_met, is_active)
     values (1, 960600, ${company}, now(), 1)`,
  )
  const after = (await changes()).Changes.find(({ Kind }) => Kind === 'new-claims')
  expect(after).toMatchObject({ Count: before + 1, Link: '/Claims' })
})

test('lists the funds of a quarter when they are delivered', async () => {
  await sql('delete from member_fund_analysis where client_id = $1', [company])
  const [own] = await sql<{ code: string }>('select client_code code from clients where client_id = $1', [company])
  const { bring } = recordImports(server)
  const row = { 'Company Code': own!.code, Program: 'PC1-IC', 'Premium Year From': 2020, 'Premium Year To': 2021 }
  const { id } = await bring('fund-analysis', [{ ...row, Quarter: '2020 Q3', 'A Fund Balance': 1200.5 }])
  const found = async () => (await changes()).Changes.find(({ Kind }) => Kind === 'fund-balance')
  expect(await found()).toMatchObject({ Count: 1, Amount: 1200.5, AsOf: '2020-09-30' })
  await sql(`update deliveries set applied_at = now() - interval '40 days' where rec_id = $1`, [id])
  expect(await found()).toBeUndefined()
})
