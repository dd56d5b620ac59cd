import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** Sends raw bytes, and reads the whole response. */
async function send(request: string) {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(request)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = new Map(lines.map((one) => [one.split(': ')[0]!.toLowerCase(), one.split(': ')[1] ?? '']))
  return { status: Number(line.split(' ')[1]), headers, body: JSON.parse(body) as unknown }
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: portal\r\n${more}Connection: close\r\n\r\n`

describe('refuses an unreadable request in the contract’s format:', () => {
  test.each([
    ['headers that are too long', get('/api/getClients', `X-Long: ${'x'.repeat(70_000)}\r\n`), 431],
    ['what is no HTTP', 'nonsense\r\n\r\n', 400],
    ['an invalid header', get('/api/getClients', 'no header\r\n'), 400],
    ['an invalid URL', get('/api/%zz'), 400],
    ['a request without a host', 'GET /api/%zz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ])('%s', async (_, request, status) => {
    const ordinary = await send(get('/api/getClients'))
    expect(ordinary.status).toBe(401)
    const answer = await send(request)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ Error: { ErrorStatus: status, ErrorMessage: expect.stringMatching(/^The .*\.$/) } })
    const missing = [...ordinary.headers.keys()].filter((name) => !answer.headers.has(name))
    // A page of another origin cannot send such a request, so these responses need no CORS headers.
    const spoken = ['date', 'vary', 'access-control-expose-headers']
    expect(missing.filter((name) => !spoken.includes(name))).toEqual([])
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('reads a thousand ids in a query and refuses two thousand', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `clientIds=${100_000_000 + index}`)
    const token = await server.token('admin@member.example')
    const ask = (count: number) =>
      send(get(`/api/GetSpeedingMonthlySummaries?${ids(count).join('&')}`, `Authorization: Bearer ${token}\r\n`))
    expect(await ask(1_000)).toMatchObject({ status: 200, body: { Payload: [] } })
    const { status, body } = await ask(2_000)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('clientIds')
  })
})
