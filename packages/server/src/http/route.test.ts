import { contract } from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { demoPassword } from '../demo/load-demo-data.ts'
import { startTestServer, type Caller, type TestServer } from '../../test/test-server.ts'
import { assertContractKept, ContractNotKeptError, implement } from './implement.ts'

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
})
afterAll(() => server.close())

describe('the contract', () => {
  const answer = implement(contract.getPrograms, async () => ({ Payload: [] }))

  test('accepts one handler for each call', () => {
    expect(() => assertContractKept({ getPrograms: contract.getPrograms }, [answer])).not.toThrow()
  })

  test('[GEN-022] refuses to start without a handler for a call, or with two', () => {
    expect(() => assertContractKept(contract, [answer])).toThrow(ContractNotKeptError)
    expect(() => assertContractKept(contract, [answer])).toThrow(/getClients has 0 handlers/)
    expect(() => assertContractKept({ getPrograms: contract.getPrograms }, [answer, answer])).toThrow(
      /getPrograms has 2 handlers/,
    )
  })

  test('refuses to start when a call names no permission', () => {
    for (const access of [undefined, [], 'anybody']) {
      const endpoint = { ...contract.getPrograms, access } as unknown as typeof contract.getPrograms
      expect(() => assertContractKept({ endpoint }, [implement(endpoint, async () => ({ Payload: [] }))])).toThrow(
        /neither a permission nor public/,
      )
    }
  })
})

describe('refuses an invalid request with 400 and the name of the field', () => {
  test.each([
    ['getPoliciesByClient', {}, 'The query field clientId is missing.'],
    ['getPoliciesByClient', { clientId: 'many' }, 'The query field clientId'],
    ['getPoliciesByClient', { clientId: '1.5' }, 'The query field clientId'],
    ['getPoliciesByClient', { clientId: '99999999999' }, 'The query field clientId'],
    ['getPoliciesByClient', { clientId: '-1' }, 'The query field clientId'],
    ['getUserByEmail', { email: 'a\0b' }, 'cannot be stored'],
    ['getPoliciesByClient', { ClientId: 100 }, 'The query field clientId is missing.'],
  ] as const)('[API-005] %s %j', async (name, query, message) => {
    const { status, body } = await member(name, { query })
    expect(status).toBe(400)
    expect(body.Error).toEqual({ ErrorStatus: 400, ErrorMessage: expect.stringContaining(message) })
  })

  test('does not convert a number in a body to a text', async () => {
    const { status, body } = await member('createEntry', { body: { Origin: 'Contact Us', User: 'x', Content: 12 } })
    expect(status).toBe(400)
    expect(body.Error?.ErrorMessage).toContain('The body field Content')
  })

  test.each(['{"Origin":', '[]', 'null', '"text"', '{"__proto__":{"x":1}}'])('the body %s', async (body) => {
    expect((await member('createEntry', { body })).status).toBe(400)
  })

  test('refuses another content type with 415, and a large body with 413', async () => {
    const headers = { authorization: `Bearer ${await server.token('admin@member.example')}` }
    const xml = await server.app.inject({
      method: 'POST',
      url: '/api/CreateEntry',
      headers: { ...headers, 'content-type': 'text/xml' },
      payload: '<x/>',
    })
    expect(xml.statusCode).toBe(415)
    const large = await member('createEntry', { body: { Origin: 'x', User: 'x', Content: 'x'.repeat(3_000_000) } })
    expect(large.status).toBe(413)
    expect(large.body.Error?.ErrorStatus).toBe(413)
  })
})

describe('an unexpected failure', () => {
  test('gets 500 and the id of its log line, and no details', async () => {
    await server.database.sql('alter table policies rename to policies_away')
    const { status, body } = await member('getPoliciesByClient', { query: { clientId: 100 } })
    await server.database.sql('alter table policies_away rename to policies')
    expect(status).toBe(500)
    expect(body).toEqual({
      Error: { ErrorStatus: 500, ErrorMessage: 'Something went wrong on our side. Please try again.' },
      RequestId: expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(server.log()).toContain(body.RequestId)
  })
})

describe('the log', () => {
  test('contains calls without personal data', async () => {
    await server.nobody('logOn', {
      body: { username: 'admin@member.example', password: demoPassword, grant_type: 'password' },
    })
    await member('getUserByEmail', { query: { email: 'manager@member.example' } })
    await server.nobody('resetPassword', { query: { Token: 'a-secret-token', Password: 'a-secret-password-1' } })
    const log = server.log()
    expect(log).toContain('"route":"/api/GetUserByEmail","status":200')
    for (const secret of ['member.example', demoPassword, 'a-secret', 'Bearer', '127.0.0.1'])
      expect(log).not.toContain(secret)
  })
})
