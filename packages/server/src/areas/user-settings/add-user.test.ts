import { afterAll, beforeAll, expect, test } from 'vitest'

import { newUser } from '../../../test/new-user.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

const origin = 'https://portal.example'
const member = 100
const role = { staffEmployee: 13, administrator: 21, employee: 23 }

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer({ PORTAL_ORIGIN: origin })
  admin = await server.as('admin@member.example')
})
afterAll(() => server.close())

const add = (email: string, more: object) =>
  admin('createUser', { query: { email, origin }, body: { ...newUser(email, member), ...more } })
const rolesOf = (email: string) =>
  server.database.sql<{ role: number; is_active: number }>(
    `select role_groups_rec_id as role, link.is_active from user_role_groups link join users u on u.rec_id = link.users_rec_id
     where u.email = $1`,
    [email],
  )

test('adds a user with a role in one call', async () => {
  const { body } = await add('whole@member.example', { RoleGroupsRecId: role.employee })
  expect(body).toEqual({
    Payload: expect.any(Number),
    RoleGroupsRecId: role.employee,
    Error: { ErrorStatus: 0, ErrorMessage: null },
  })
  expect(await rolesOf('whole@member.example')).toEqual([{ role: role.employee, is_active: 1 }])
  expect((await server.mails()).at(-1)).toContain('To: whole@member.example')
})

test('adds a user without a role if none is given', async () => {
  const { body } = await add('plain@member.example', {})
  expect(body).not.toHaveProperty('RoleGroupsRecId')
  expect(await rolesOf('plain@member.example')).toEqual([])
})

test('adds no user if the role cannot be assigned', async () => {
  const before = (await server.mails()).length
  const above = await add('above@member.example', { RoleGroupsRecId: role.administrator })
  expect(above.status).toBe(403)
  const foreign = await add('foreign@member.example', { RoleGroupsRecId: role.staffEmployee })
  expect(foreign.body).toEqual({
    Payload: null,
    Error: { ErrorStatus: 1, ErrorMessage: 'This role is not available at the user’s company. Choose another role.' },
  })
  expect((await add('none@member.example', { RoleGroupsRecId: 999 })).body.Error?.ErrorStatus).toBe(1)
  expect(
    await server.database.sql('select from users where email like $1 or email like $2 or email like $3', [
      'above@%',
      'foreign@member%',
      'none@%',
    ]),
  ).toEqual([])
  expect(await server.mails()).toHaveLength(before)
})
