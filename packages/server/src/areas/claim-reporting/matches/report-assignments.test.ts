import type { ActivityEntry, ReportAssignee, ReportMatch } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { addPasskey } from '../../../../test/add-passkey.ts'
import { attentionRows, company } from '../../../../test/attention-rows.ts'
import { startTestServer, type Caller, type TestServer } from '../../../../test/test-server.ts'

const severe = 'CN970000000000001'
const minor = 'CN970000000000002'
const refused = {
  report: 'This report cannot be assigned. Reload the page.',
  person: 'A report cannot be assigned to this person. Reload the page and choose someone else.',
}

/** A staff manager, whose role gets the permission code of the list. */
const colleagueEmail = 'staff.manager@demo.example'

let server: TestServer
let sql: TestServer['database']['sql']
let admin: Caller
let colleague: Caller
/** An administrator of a member, whose role has the permission code of the staff's lists. */
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  ;({ sql } = server.database)
  admin = await server.as('staff.admin@demo.example')
  colleague = await server.as(colleagueEmail)
  await sql(`insert into object_access (role_groups_rec_id, objects_rec_id, is_active)
    select role, rec_id, 1 from objects, unnest(array[12, 21]) role where code = '000-001-006'
    on conflict (role_groups_rec_id, objects_rec_id) do update set is_active = 1`)
  member = await server.as('admin@member.example')
  const [user] = await sql<{ rec_id: number }>("select rec_id from users where email = 'staff.admin@demo.example'")
  const rows = attentionRows(
    (...query) => sql(...query),
    () => user!.rec_id,
  )
  await rows.report(severe, '["Fatality"]')
  await rows.report(minor, '[]')
  await sql(
    `insert into claim_reports (confirmation_number, content_hash, client_id, reporting_client_id, users_rec_id,
      reporter, sections, severe_reasons)
    values ('CN970000000000003', '', 100, 100, $1, '{"policyNumber": ""}', '[]', '[]')`,
    [user!.rec_id],
  )
})
afterAll(() => server.close())
beforeEach(() => sql('delete from claim_report_assignments'))

const assignees = async (call: Caller) => (await call('getReportAssignees')).body.Payload as ReportAssignee[]
async function reports(query: object = {}, call = admin): Promise<ReportMatch[]> {
  const { body } = await call('getReportMatches', { query: { ClientId: company, ...query } })
  return body.Payload as ReportMatch[]
}
const numbersOf = async (query: object, call = admin) =>
  (await reports(query, call)).map(({ ConfirmationNum }) => ConfirmationNum).toSorted()
const found = async (number: string) => (await reports()).find(({ ConfirmationNum }) => ConfirmationNum === number)!
async function assign(number: string, UsersRecId: number | null, call = admin) {
  const { RecId } = await found(number)
  return (await call('assignReport', { body: { ReportRecId: RecId, UsersRecId } })).body.Error!.ErrorMessage
}
const personOf = async (email: string) => {
  const [user] = await sql<{ RecId: number; FirstName: string; LastName: string }>(
    'select rec_id "RecId", first_name "FirstName", last_name "LastName" from users where email = $1',
    [email],
  )
  return user!
}

test('lists active staff who can sign in and open the list', async () => {
  const emails = ['staff.admin@demo.example', colleagueEmail]
  const people = await Promise.all(emails.map(personOf))
  expect(await assignees(admin)).toEqual(expect.arrayContaining(people))
  const others = await Promise.all(['staff.employee@demo.example', 'admin@member.example'].map(personOf))
  for (const person of others) expect(await assignees(admin)).not.toContainEqual(person)
  const [invited] = await sql<{ email: string }>(`select email from users join user_role_groups roles on
    roles.users_rec_id = users.rec_id and roles.role_groups_rec_id = 11 where not has_credential(users.rec_id)`)
  const newcomer = await personOf(invited!.email)
  expect(await assignees(admin)).not.toContainEqual(newcomer)
  await addPasskey(sql, newcomer.RecId)
  expect(await assignees(admin)).toContainEqual(newcomer)
  await sql('update users set is_active = 0 where email = $1', [colleagueEmail])
  expect(await assignees(admin)).not.toContainEqual(people[1])
  await sql('update users set is_active = 1 where email = $1', [colleagueEmail])
})

test('assigns and unassigns a report, and logs it', async () => {
  const [first, second] = [await personOf('staff.admin@demo.example'), await personOf(colleagueEmail)]
  expect((await found(severe)).AssignedTo).toBeNull()
  expect(await assign(severe, first.RecId)).toBeNull()
  expect((await found(severe)).AssignedTo).toEqual(first)
  expect(await assign(severe, second.RecId)).toBeNull()
  expect((await found(severe)).AssignedTo).toEqual(second)
  expect((await found(minor)).AssignedTo).toBeNull()
  expect(await assign(severe, null)).toBeNull()
  expect((await found(severe)).AssignedTo).toBeNull()
  const log = (await admin('getAuditLog', { query: { limit: 10 } })).body.Payload as ActivityEntry[]
  const actions = log.map(({ Action }) => Action).join('\n')
  expect(actions).toContain(`Assigned claim report ${severe} to ${second.FirstName} ${second.LastName}`)
  expect(actions).toContain(`Assigned claim report ${severe} to nobody`)
})

test('marks severe reports with reasons and filters them', async () => {
  expect((await found(severe)).severeReasons).toEqual(['Fatality'])
  expect((await found(minor)).severeReasons).toEqual([])
  expect(await numbersOf({ Severity: 'severe' })).toEqual([severe])
})

test('filters reports assigned to the caller or unassigned', async () => {
  await assign(severe, (await personOf(colleagueEmail)).RecId)
  expect(await numbersOf({ Assigned: 'me' }, colleague)).toEqual([severe])
  expect(await numbersOf({ Assigned: 'me' })).toEqual([])
  expect(await numbersOf({ Assigned: 'nobody' })).toEqual([minor])
  expect(await numbersOf({ Assigned: 'nobody', Claim: 'without', Severity: 'severe' })).toEqual([])
})

test('refuses users without access to the list, and unknown reports', async () => {
  for (const email of ['admin@member.example', 'staff.employee@demo.example'])
    expect(await assign(severe, (await personOf(email)).RecId)).toBe(refused.person)
  expect(await assign(severe, 990_990_003)).toBe(refused.person)
  const body = { ReportRecId: 990_990_011, UsersRecId: null }
  expect((await admin('assignReport', { body })).body.Error!.ErrorMessage).toBe(refused.report)
})

test('a member with the code cannot see or make assignments', async () => {
  expect(await assignees(member)).toEqual([])
  const [own] = (await member('getReportMatches', { query: {} })).body.Payload as ReportMatch[]
  const { RecId: UsersRecId } = await personOf('staff.admin@demo.example')
  const ask = (call: Caller, body: object) => call('assignReport', { body: { ReportRecId: own!.RecId, ...body } })
  await ask(admin, { UsersRecId })
  const [after] = (await member('getReportMatches', { query: {} })).body.Payload as ReportMatch[]
  expect(after).toEqual({ ...own, AssignedTo: null })
  for (const body of [{ UsersRecId }, { UsersRecId: null }])
    expect((await ask(member, body)).body.Error!.ErrorMessage).toBe(refused.report)
  const assigned = await sql('select users_rec_id from claim_report_assignments')
  expect(assigned).toEqual([{ users_rec_id: UsersRecId }])
})
