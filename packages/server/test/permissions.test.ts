import { contract, type Contract, type Endpoint } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { permissionCodes } from '../src/reference/permission-codes.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

const calls = Object.entries<Endpoint>(contract) as [keyof Contract, Endpoint][]
const guarded = calls.filter(([, { access }]) => typeof access !== 'string')
const roleGroup = 21 // administrators of members

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
})
afterAll(() => server.close())
beforeEach(() => allow([]))

/** Gives the caller's role group these codes and no others. */
const allow = (codes: readonly string[]) =>
  server.database.sql(
    'update object_access set is_active = (select count(*) from objects where rec_id = objects_rec_id and code = any($2)) where role_groups_rec_id = $1',
    [roleGroup, codes],
  )

/** Calls with a query that names the caller's own company, so that nothing but the permission can refuse it. */
const make = (caller: Caller, name: keyof Contract, { scope }: Endpoint) =>
  caller(name, { query: typeof scope === 'object' ? { [scope.company]: 100 } : {} })

describe('every call of the contract', () => {
  test.each(calls.filter(([, { access }]) => access !== 'public'))(
    '%s answers nobody who is not signed in',
    async (name, endpoint) => {
      const { status, body } = await make(server.nobody, name, endpoint)
      expect(status).toBe(401)
      expect(body).toEqual({ Error: { ErrorStatus: 401, ErrorMessage: expect.any(String) } })
    },
  )

  test.each(guarded)(
    '[PRM-002] %s refuses a caller who holds every code but those it asks for',
    async (name, endpoint) => {
      await allow(permissionCodes.filter((code) => !endpoint.access.includes(code)))
      expect((await make(member, name, endpoint)).status).toBe(403)
    },
  )

  test.each(
    guarded.flatMap(([name, endpoint]) =>
      Array.from(endpoint.access as readonly string[], (code) => [name, code, endpoint] as const),
    ),
  )('[PRM-002] %s lets a caller in who holds %s alone', async (name, code, endpoint) => {
    await allow([code])
    expect([401, 403]).not.toContain((await make(member, name, endpoint)).status)
  })
})

test('a token that nobody was given is answered like none', async () => {
  const { status } = await server.withToken('x'.repeat(43))('getClients')
  expect(status).toBe(401)
})

test('of the demo role groups every code is held by one and missed by another', async () => {
  const other = await startTestServer()
  const rows = await other.database.sql<{ code: string; held: number }>(
    'select code, (select count(*)::integer from object_access where objects_rec_id = rec_id and is_active = 1) held from objects',
  )
  await other.close()
  expect(rows.map(({ code }) => code).sort()).toEqual([...permissionCodes].sort())
  for (const { code, held } of rows) {
    expect(held, code).toBeGreaterThan(0)
    expect(held, code).toBeLessThan(15)
  }
})

test('[SES-006] an inactive entry gives no code, and the call that lists them says so', async () => {
  await allow(['006-001'])
  const { body } = await member('getRoleGroupObjectAccess', { query: { RoleGroupsRecId: roleGroup } })
  const rows = body.Payload as { Code: string; IsActive: number }[]
  expect(rows.filter(({ IsActive }) => IsActive === 1).map(({ Code }) => Code)).toEqual(['006-001'])
  expect(rows.length).toBeGreaterThan(50)
})
