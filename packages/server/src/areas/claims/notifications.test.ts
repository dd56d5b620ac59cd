import type { ClaimNotification, ClaimNotificationSelection } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { ago, insertClaims, insertPolicies } from '../../../test/insert-claims.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let member: Caller, manager: Caller, staff: Caller
const users: Record<string, number> = {}
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  manager = await server.as('manager@member.example')
  staff = await server.as('staff.admin@demo.example')
  const { sql } = server.database
  for (const { rec_id, email } of await sql<{ rec_id: number; email: string }>('select rec_id, email from users'))
    users[email] = rec_id
  await sql('delete from claim_notifications')
  await insertPolicies(sql, 100, [{ policy_id: 900_001 }])
  await insertPolicies(sql, 101, [{ policy_id: 900_002 }])
  await insertClaims(sql, 100, [
    { rec_id: 910_001, policy_id: 900_001, reported_date: ago({ days: 89 }) },
    { rec_id: 910_002, policy_id: 900_001, reported_date: ago({ days: 91 }) },
    { rec_id: 910_003, policy_id: 900_001 },
  ])
  await insertClaims(sql, 101, [{ rec_id: 910_004, policy_id: 900_002 }])
  await sql(`insert into claim_notifications (notification_criteria_rec_id, claims_rec_id, client_id, date_criteria_met, is_active) values
    (1, 910001, 100, now() - interval '5 days', 1), (1, 910002, 100, now(), 1), (1, 910003, 100, now(), 0),
    (2, 910003, 100, now(), 1), (3, 910003, 100, now(), 1), (1, 910004, 101, now(), 1)`)
})
afterAll(() => server.close())

beforeEach(async () => {
  await server.database.sql('delete from notification_selections')
})

const select = (email: string, criterion: number, changes: Partial<ClaimNotificationSelection> = {}) => ({
  IsSelected: true,
  SendEmail: false,
  ClaimNotificationCriteriaRecId: criterion,
  UsersRecId: users[email]!,
  ClientId: 100,
  ForClientId: 100,
  UserEmail: email,
  ModifiedComments: `Updated by ${email}`,
  ...changes,
})
const save = async (caller: Caller, ...selections: object[]) => {
  const { status, body } = await caller('updateClaimNotificationSelectionsByUser', { body: selections })
  return status === 200 ? body.Error : status
}
const saved = async (caller: Caller, email: string) =>
  (await caller('getClaimNotificationSelectionsByUser', { query: { UsersRecId: users[email] } })).body
    .Payload as ClaimNotificationSelection[]
const notifications = async (caller: Caller, email: string) =>
  (
    (await caller('getClaimNotificationsByUser', { query: { UsersRecId: users[email] } })).body
      .Payload as ClaimNotification[]
  ).map(({ ClaimNumber, CriteriaName }) => `${ClaimNumber} ${CriteriaName}`)
const count = async () => (await server.database.sql('select from notification_selections')).length

const give = (code: string, roleGroup: number, isActive: 0 | 1) =>
  server.database.sql(
    `update object_access set is_active = $3 where role_groups_rec_id = $2
     and objects_rec_id = (select rec_id from objects where code = $1)`,
    [code, roleGroup, isActive],
  )

const fine = { ErrorStatus: 0, ErrorMessage: null }
const refused = (ErrorMessage: string) => ({ ErrorStatus: 1, ErrorMessage })

test('[NTF-013] notifies about active selections and claims of 90 days', async () => {
  expect(await notifications(member, 'admin@member.example')).toEqual([])
  const mine = 'admin@member.example'
  expect(await save(member, select(mine, 1), select(mine, 2), select(mine, 3, { IsSelected: false }))).toEqual(fine)
  expect(await notifications(member, mine)).toEqual(['TC/910003 Claim closed', 'TC/910001 New claim'])
})

test('[NTF-015] [NTF-016] adds new selections and changes existing ones', async () => {
  const mine = 'admin@member.example'
  expect(await save(member, select(mine, 1), select(mine, 2))).toEqual(fine)
  const [first] = await saved(member, mine)
  expect(first).toEqual({ RecId: expect.any(Number), ...select(mine, 1) })
  const changed = { ...first!, IsSelected: false, SendEmail: true, ModifiedComments: null }
  expect(await save(member, changed, select(mine, 3))).toEqual(fine)
  expect(await saved(member, mine)).toEqual([
    changed,
    { RecId: expect.any(Number), ...select(mine, 2) },
    { RecId: expect.any(Number), ...select(mine, 3) },
  ])
})

test('[NTF-016] saves all selections of a list or none', async () => {
  const mine = 'admin@member.example'
  const theirs = 'admin@xmember.example'
  await server.database.sql(`insert into notification_selections values (950001, $1, 101, 2, true, true, null)`, [
    users[theirs],
  ])
  const cases: [object, string][] = [
    [select('manager@member.example', 2), 'You can clear another user’s selections, but you cannot change them.'],
    [select(theirs, 2, { ClientId: 101, ForClientId: 101 }), 'This user does not exist.'],
    [select(mine, 2, { UsersRecId: 999_999 }), 'This user does not exist.'],
    [select(mine, 2, { ForClientId: 101 }), 'This company does not exist.'],
    [select(mine, 2, { ForClientId: 999_999 }), 'This company does not exist.'],
    [select(mine, 999_999), 'This criterion does not exist.'],
    [select(mine, 2, { RecId: 999_999 }), 'This selection does not exist.'],
    [select(theirs, 2, { ForClientId: 101, RecId: 999_999 }), 'This selection does not exist.'],
    [select(theirs, 2, { ForClientId: 101, RecId: 950_001 }), 'This selection does not exist.'],
    [select(mine, 1), 'The list contains the same selection twice.'],
  ]
  for (const [wrong, message] of cases) expect(await save(member, select(mine, 1), wrong)).toEqual(refused(message))
  expect(await count()).toBe(1)
})

test('[PRM-078] staff choose for others only companies in their scope', async () => {
  const theirs = 'admin@member.example'
  expect(await save(staff, select(theirs, 1), select('staff.manager@demo.example', 1, { ForClientId: 101 }))).toEqual(
    fine,
  )
  expect(await notifications(staff, 'staff.manager@demo.example')).toEqual(['TC/910004 New claim'])
  expect(await notifications(staff, theirs)).toEqual(['TC/910001 New claim'])
  expect(await save(staff, select(theirs, 2, { ForClientId: 101 }))).toEqual(refused('This company does not exist.'))
})

test('hides other users’ selections without 004-001-007 or user administration', async () => {
  await save(member, select('admin@member.example', 1))
  const broker = await server.as('admin@broker.example')
  const stranger = await server.as('admin@xmember.example')
  const employee = await server.as('employee@member.example')
  for (const caller of [broker, stranger, employee]) {
    expect(await saved(caller, 'admin@member.example')).toEqual([])
    expect(await notifications(caller, 'admin@member.example')).toEqual([])
  }
  expect(await saved(staff, 'admin@member.example')).toHaveLength(1)
  expect(await saved(manager, 'admin@member.example')).toHaveLength(1)
})

test('shows only companies in the scope of both users', async () => {
  const { sql } = server.database
  const choose = (email: string, company: number) =>
    sql(`insert into notification_selections values (default, $1, $2, 1, true, false, null)`, [users[email], company])
  const [confined, colleague] = ['admin@member.example', 'staff.employee@demo.example']
  for (const company of [100, 101]) for (const email of [confined, colleague]) await choose(email, company)
  expect(await notifications(staff, confined)).toEqual(['TC/910001 New claim'])

  await sql('update users set client_id = 100 where rec_id = $1', [users[colleague]])
  expect(await notifications(staff, colleague)).toHaveLength(2)
  expect(await notifications(member, colleague)).toEqual(['TC/910001 New claim'])
  expect((await saved(member, colleague)).map(({ ForClientId }) => ForClientId)).toEqual([100])

  await give('004-001-007', 21, 1)
  expect(await save(member, select(colleague, 2, { ForClientId: 101 }))).toEqual(
    refused('This company does not exist.'),
  )
  expect(await save(member, select(colleague, 2))).toEqual(fine)
  await give('004-001-007', 21, 0)
})

test('[USR-050] an administrator may only clear a user’s selections', async () => {
  const [employee, administrator] = ['employee@member.example', 'admin@member.example']
  expect(await save(staff, select(employee, 1), select(administrator, 1))).toEqual(fine)
  const [theirs] = await saved(manager, employee)
  const [superior] = await saved(manager, administrator)
  const cleared = { ...theirs!, IsSelected: false, SendEmail: false, ModifiedComments: 'User deleted by a manager' }
  expect(await save(manager, { ...theirs!, SendEmail: true })).toEqual(
    refused('You can clear another user’s selections, but you cannot change them.'),
  )
  expect(await save(manager, { ...superior!, IsSelected: false })).toEqual(refused('This user does not exist.'))
  expect(await save(manager, cleared)).toEqual(fine)
  expect(await saved(manager, employee)).toEqual([cleared])

  await give('004-001-005', 22, 0)
  expect(await save(manager, select('manager@member.example', 1))).toBe(403)
  expect(await save(manager, cleared)).toEqual(fine)
})
