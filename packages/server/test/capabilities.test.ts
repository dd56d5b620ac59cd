import { capabilities } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the server states every capability of the contract, to anyone who asks', async () => {
  const answer = await server.app.inject({ url: '/api/GetCapabilities' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ Payload: Object.keys(capabilities) })
})

test('the API reference names the capability of an added call, and none of a specified one', async () => {
  const { body } = await server.app.inject({ url: '/api/docs' })
  const article = (name: string) => /<article id="NAME">[\s\S]*?<\/article>/.source.replace('NAME', name)
  expect(new RegExp(article('getClaimTotals')).exec(body)?.[0]).toContain(
    'ClaimTotals: an addition to the specification.',
  )
  expect(new RegExp(article('getClaim')).exec(body)?.[0]).not.toContain('<dt>Capability</dt>')
})
