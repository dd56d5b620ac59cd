import { contract, type Endpoint } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let staff: string
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.token('staff.admin@demo.example')
})
afterAll(() => server.close())

/** The query that a call requires. */
const queries: Record<string, string> = { [contract.getBrand.path]: '?ProgramRecId=3' }
const paths = Object.values(contract as Record<string, Endpoint>).flatMap(({ path, isReference }) =>
  isReference ? [path + (queries[path] ?? '')] : [],
)
const get = (path: string, tag?: string, token = staff) =>
  server.app.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br', ...(tag && { 'if-none-match': tag }) },
  })
const tagOf = async (path: string) => String((await get(path)).headers['etag'])

test.each(paths)('%s is sent again only after a change', async (path) => {
  const first = await get(path)
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.stringMatching(/^W\/"/) })
  expect(String(first.headers['vary'])).toContain('Authorization')
  const again = await get(path, `"other", ${await tagOf(path)}`)
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
  expect(again.headers['x-content-type-options']).toBe('nosniff')
})

test('a change immediately results in a new ETag', async () => {
  const before = await tagOf(contract.getFNOLControls.path)
  await server.database.sql(
    'update fnol_controls set control_label = control_label || $1 where rec_id = (select min(rec_id) from fnol_controls)',
    ['.'],
  )
  const after = await get(contract.getFNOLControls.path, before)
  expect(after.statusCode).toBe(200)
  expect(after.headers['etag']).not.toBe(before)
})

test('answers 401 to a signed-out caller with any ETag', async () => {
  const tag = await tagOf(contract.getFNOLControls.path)
  expect((await get(contract.getFNOLControls.path, tag, 'x'.repeat(43))).statusCode).toBe(401)
})

test('private answers are never cached', async () => {
  const { headers } = await get(contract.getClients.path)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['etag']).toBeUndefined()
})
