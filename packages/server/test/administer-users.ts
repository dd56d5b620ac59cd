import type { User } from '@captive/api-client/contract'

import { demoPassword } from '../src/demo/load-demo-data.ts'
import { newUser } from './new-user.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

export const origin = 'https://portal.example'
export const member = 100
export const memberGroup = 2

/** A server with three people signed in who administer users: of the staff, and two of the member company. */
export async function startWithAdministrators() {
  const server = await startTestServer({ PORTAL_ORIGIN: origin })
  const [staff, admin, manager] = await Promise.all([
    server.as('staff.admin@demo.example'),
    server.as('admin@member.example'),
    server.as('manager@member.example'),
  ])
  return { server, staff, admin, manager }
}

export const create = (caller: Caller, Email: string, change: Partial<User> = {}) =>
  caller('createUser', { query: { email: Email, origin }, body: newUser(Email, member, change) })

/** Adds a user with a role and, by the mailed link, a password; gives its id. */
export async function createWhole(
  server: TestServer,
  caller: Caller,
  email: string,
  RoleGroupsRecId: number,
  ClientId = member,
): Promise<number> {
  const { body } = await create(caller, email, { ClientId })
  const id = body.Payload as number
  await caller('createUserRoleGroup', { body: { UsersRecId: id, RoleGroupsRecId, IsActive: 1 } })
  await server.nobody('resetPassword', { query: { Token: await mailedToken(server), Password: demoPassword } })
  return id
}

export async function mailedToken(server: TestServer): Promise<string> {
  const text = (await server.mails()).at(-1)?.replace(/=\r\n/g, '') ?? ''
  return /https:\/\/portal\.example\/setup\/([\w-]{43})/.exec(text)?.[1] ?? ''
}

export const find = async (caller: Caller, RecId: number) =>
  (await caller('getUser', { query: { RecId } })).body.Payload
/** Changes a user as it is stored; `staff` reads it first. */
export const change = async (staff: Caller, caller: Caller, RecId: number, changed: Partial<User>) => {
  const { roleName: _, isEditable: __, isInvited: ___, lastSignIn: ____, ...user } = (await find(staff, RecId)) as User
  return caller('updateUser', { body: { ...user, ...changed } })
}
export const idOf = async (server: TestServer, email: string) =>
  (await server.database.sql<{ rec_id: number }>('select rec_id from users where email = $1', [email]))[0]!.rec_id
export const refusal = (message: string) => ({ ErrorStatus: 1, ErrorMessage: message })
export const absent = refusal('This user does not exist.')
