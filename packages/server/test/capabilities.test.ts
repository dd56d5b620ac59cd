import { capabilities } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('lists every capability of the contract without a session', async () => {
  const answer = await server.app.inject({ url: '/api/GetCapabilities' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ Payload: Object.keys(capabilities) })
})
