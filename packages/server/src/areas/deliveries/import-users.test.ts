import { userLengths, type DeliveryDetails } from '@captive/api-client/contract'
import { recordKinds } from '@captive/delivery'
import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { fileBody, startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'
import { roleGroupId } from '../../reference/role-groups.ts'

const refusal = 'Only administrators may upload users. Ask an administrator of the program.'

let server: TestServer
let administrator: Caller
beforeAll(async () => {
  server = await startTestServer()
  administrator = await server.as('staff.admin@demo.example')
})
afterAll(() => server.close())

const file = fileBody(
  'users.csv',
  'Email,First Name,Last Name,Company Code,Role\r\nnora.new@member.example,Nora,New,CEDA0100,Administrator\r\n',
)
const bring = async (caller: Caller) => {
  const { body } = await caller('bringDelivery', { query: { Kind: 'users', Source: 'Roster' }, body: file })
  return { delivery: body.Payload as DeliveryDetails | null, message: body.Error?.ErrorMessage ?? null }
}

test('lets an administrator import users', async () => {
  expect(await bring(administrator)).toMatchObject({ delivery: { State: 'waiting', New: 1 }, message: null })
})

test('refuses users from an importer who is not an administrator', async () => {
  await server.database.sql(
    `insert into object_access (role_groups_rec_id, objects_rec_id, is_active)
     select $1, rec_id, 1 from objects where code = '000-001-006'
     on conflict (role_groups_rec_id, objects_rec_id) do update set is_active = 1`,
    [roleGroupId('Emaxx', 'Manager')],
  )
  const manager = await server.as('staff.manager@demo.example')
  expect(await bring(manager)).toEqual({ delivery: null, message: refusal })
  const { delivery } = await bring(administrator)
  const { body } = await manager('applyDelivery', { body: { RecId: delivery?.RecId ?? 0, Accepted: [] } })
  expect(body.Error?.ErrorMessage).toBe(refusal)
  expect(await server.database.sql(`select 1 from users where email = 'nora.new@member.example'`)).toEqual([])
})

test('refuses values that the user form refuses, with the reason', async () => {
  const rows = [
    `ann@member.example,${'n'.repeat(101)},Lee,CEDA0100,Employee,312-555-0147,IL`,
    'ben@member.example,Ben,Lee,CEDA0100,Employee,12,IL',
    'cal@member.example,Cal,Lee,CEDA0100,Employee,+1 (312) 555-0147,Illinois',
    'dee@member.example,Dee,Lee,CEDA0100,Employee,+1 (312) 555-0147,il',
  ]
  const text = `Email,First Name,Last Name,Company Code,Role,Phone,State\r\n${rows.join('\r\n')}\r\n`
  const { body } = await administrator('bringDelivery', {
    query: { Kind: 'users', Source: 'Checked roster' },
    body: fileBody('checked.csv', text),
  })
  const { New, Report } = body.Payload as DeliveryDetails
  expect(New).toBe(1)
  expect(Report.rows.refused.map(({ message }) => message)).toEqual([
    'First Name: The text has 101 characters. Shorten it to 100.',
    'Phone: “12” cannot be read. Enter it like 312-555-0147.',
    'State: “Illinois” cannot be read. Enter it like IL.',
  ])
})

test('limits texts of users to the lengths of their form', () => {
  const limits = recordKinds.users.fields.flatMap(({ name, longest }) => (longest ? [[name, longest]] : []))
  const { Phone: _, ...lengths } = userLengths // the reader accepts only valid phone numbers, which are short
  expect(Object.fromEntries(limits)).toEqual(lengths)
})

test('imports users from the template, and invites those with yes', async () => {
  const { raw, headers } = await administrator('getDeliveryTemplate', { query: { Kind: 'users' } })
  expect(headers['content-disposition']).toContain('users-template.xlsx')
  const [heads] = utils.sheet_to_json<string[]>(read(raw).Sheets['Users']!, { header: 1 })
  const person: Record<string, string> = {
    ...{ Email: 'fay.listed@member.example', 'First Name': 'Fay', 'Last Name': 'Lee' },
    ...{ 'Company Code': 'CEDA0100', Role: 'Employee', Invite: 'yes' },
  }
  const text = [heads!, heads!.map((head) => person[head] ?? '')].map((row) => `${row.join(',')}\r\n`).join('')
  const { body } = await administrator('bringDelivery', {
    query: { Kind: 'users', Source: 'Template' },
    body: fileBody('filled.csv', text),
  })
  const { RecId } = body.Payload as DeliveryDetails
  const applied = await administrator('applyDelivery', { body: { RecId, Accepted: [] } })
  expect(applied.body.Payload).toMatchObject({ State: 'applied', New: 1 })
  expect((await server.mails()).filter((mail) => mail.includes('To: fay.listed@member.example'))).toHaveLength(1)
})

const email = 'employee@member.example'
const account = async () =>
  (
    await server.database.sql<{ id: number; phone: string; state: string; is_active: number; role: number }>(
      `select users.rec_id id, phone, state, is_active, (select role_groups_rec_id from user_role_groups link
         where users_rec_id = users.rec_id and link.is_active = 1) role
       from users where email = $1`,
      [email],
    )
  )[0]!
/** Imports and applies a change of one user, and returns the call that undoes it. */
async function change(heads: string, values: string) {
  const { body } = await administrator('bringDelivery', {
    query: { Kind: 'users', Source: 'Changes' },
    body: fileBody('changes.csv', `Email,Company Code,${heads}\r\n${email},CEDA0100,${values}\r\n`),
  })
  const { RecId } = body.Payload as DeliveryDetails
  const applied = await administrator('applyDelivery', { body: { RecId, Accepted: [] } })
  expect(applied.body.Payload).toMatchObject({ State: 'applied', Changed: 1 })
  return async () => (await administrator('takeBackDelivery', { body: { RecId } })).body.Error?.ErrorMessage ?? null
}
const giveRole = (RoleGroupsRecId: number, UsersRecId: number) =>
  administrator('createUserRoleGroup', { body: { UsersRecId, RoleGroupsRecId, IsActive: 1 } })

test('undo restores only what the delivery changed', async () => {
  const { sql } = server.database
  const before = await account()
  const undo = await change('Phone,State,Active', '312-555-0198,OH,Yes')
  expect(await account()).toMatchObject({ phone: '312-555-0198', state: 'OH' })
  await administrator('setUsersActive', { body: { RecIds: [before.id], IsActive: 0 } })
  await sql(`update users set state = 'TX' where email = $1`, [email])
  expect(await undo()).toBeNull()
  expect(await account()).toEqual({ ...before, state: 'TX', is_active: 0 })
  await administrator('setUsersActive', { body: { RecIds: [before.id], IsActive: 1 } })
})

test('undo of a new role ends the sessions with it', async () => {
  const before = await account()
  const undo = await change('Role', 'Manager')
  const caller = await server.as(email)
  expect((await caller('getPrograms')).status).toBe(200)
  expect(await undo()).toBeNull()
  expect(await account()).toEqual(before)
  expect((await caller('getPrograms')).status).toBe(401)
})

test('undo keeps a role that was assigned later', async () => {
  const before = await account()
  const undo = await change('Role,Phone', 'Manager,312-555-0197')
  const later = roleGroupId('Policyholder', 'Administrator')
  await giveRole(later, before.id)
  expect(await undo()).toBeNull()
  expect(await account()).toEqual({ ...before, role: later })
  await giveRole(before.role, before.id)
})

test('undo of a reactivation ends sessions and mailed links', async () => {
  const { sql } = server.database
  const { id } = await account()
  await administrator('setUsersActive', { body: { RecIds: [id], IsActive: 0 } })
  const undo = await change('Active', 'Yes')
  const caller = await server.as(email)
  expect(await undo()).toBeNull()
  expect((await account()).is_active).toBe(0)
  await sql('update users set is_active = 1 where rec_id = $1', [id])
  expect((await caller('getPrograms')).status).toBe(401)
})

test('refuses users from a service account', async () => {
  const { body } = await administrator('addServiceAccount', { body: { Name: 'Keel', Days: 30 } })
  expect(await bring(server.withToken(body.Payload as string))).toEqual({ delivery: null, message: refusal })
})
