import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { demoPassword } from '../src/demo/load-demo-data.ts'
import { memberCompany } from './claim-bodies.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.token('admin@member.example')
})
afterAll(() => server.close())

const get = (path: string, encoding: string) =>
  server.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding } })

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends an answer over a kilobyte as %s if the client accepts it', async (encoding, open) => {
  const path = `/GetClaimsByClient?ClientID=${memberCompany}`
  const plain = await get(path, 'identity')
  const small = await get(path, encoding)
  expect(small.headers['content-encoding']).toBe(encoding)
  expect(small.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length)
  expect(open(small.rawPayload).toString()).toBe(plain.body)
})

test('does not compress short answers or ones with tokens', async () => {
  expect((await get(`/GetClientAddress?ClientId=${memberCompany}`, 'br')).headers['content-encoding']).toBeUndefined()
  const form = { username: 'admin@member.example', password: demoPassword, grant_type: 'password' }
  const signedIn = await server.app.inject({
    method: 'POST',
    url: '/api/LogOn',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-encoding': 'br' },
    payload: new URLSearchParams(form).toString(),
  })
  expect(signedIn.json()).toHaveProperty('access_token')
  expect(signedIn.headers['content-encoding']).toBeUndefined()
})
