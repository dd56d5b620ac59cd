import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, test, vi } from 'vitest'

import { CallFailedError, CallRefusedError, createApi, ServerUnreachableError, type Api } from './index.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  contentType: string | undefined
  body: string
}

let server: Server | undefined

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

/** A real HTTP server that records the request and sends one response. */
async function serverAnswering(status: number, body: unknown): Promise<{ api: Api; seen: Seen[] }> {
  const seen: Seen[] = []
  server = createServer((request, response) => {
    void read(request).then((text) => {
      const { method, url, headers } = request
      seen.push({ method, url, authorization: headers.authorization, contentType: headers['content-type'], body: text })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { api: createApi({ baseUrl: `http://127.0.0.1:${port}/api`, token: () => 'a-token' }), seen }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }

describe('typed client', () => {
  test('[GEN-001] uses base path /api and the printed case', async () => {
    const { api, seen } = await serverAnswering(200, { Payload: [] })
    await api.getPoliciesByClient({ query: { clientId: 12 } })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/getPoliciesByClient?clientId=12' })
  })

  test('[GEN-003] every request carries the bearer token', async () => {
    const { api, seen } = await serverAnswering(200, { Payload: [] })
    await api.getPrograms()
    expect(seen[0]?.authorization).toBe('Bearer a-token')
  })

  test('[GEN-005] unwraps responses from Payload', async () => {
    const { api } = await serverAnswering(200, { Payload: [{ RecId: 1, Code: 'PC1-IC', Name: 'One' }] })
    expect(await api.getPrograms()).toEqual([{ RecId: 1, Code: 'PC1-IC', Name: 'One' }])
  })

  test('[AUT-006] signs in with a form and reads the bare access_token', async () => {
    const { api, seen } = await serverAnswering(200, { access_token: 't', token_type: 'bearer', expires_in: 60 })
    const body = { username: 'a@b.example', password: 'p&w=1', grant_type: 'password' as const }
    expect((await api.logOn({ body })).access_token).toBe('t')
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/LogOn' })
    expect(seen[0]?.contentType).toMatch('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual(body)
  })

  test('[AUT-022] sends a password as an encoded query parameter without a body', async () => {
    const { api, seen } = await serverAnswering(200, done)
    await api.resetPassword({ query: { Password: 'a b&c=d%', Token: 't' } })
    expect(new URL(seen[0]?.url ?? '', 'http://x').searchParams.get('Password')).toBe('a b&c=d%')
    expect(seen[0]?.body).toBe('')
  })

  test('[GEN-018] rejects an ErrorStatus other than 0', async () => {
    const { api } = await serverAnswering(200, { Error: { ErrorStatus: 7, ErrorMessage: null } })
    await expect(api.deleteFNOLDraft({ query: { ClientId: 1, DraftId: '1:1' } })).rejects.toBeInstanceOf(
      CallFailedError,
    )
  })

  test('[GEN-017] rejects with the ErrorMessage of a response', async () => {
    const { api } = await serverAnswering(200, { Error: { ErrorStatus: 0, ErrorMessage: 'Choose another.' } })
    await expect(api.deleteFNOLDraft({ query: { ClientId: 1, DraftId: '1:1' } })).rejects.toThrow('Choose another.')
  })

  test('an error keeps the status, message and log id', async () => {
    const refusal = { Error: { ErrorStatus: 429, ErrorMessage: 'Wait a minute.' }, RequestId: 'r-1' }
    const { api } = await serverAnswering(429, refusal)
    const error = await api.getPrograms().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(CallRefusedError)
    expect(error).toMatchObject({ status: 429, message: 'Wait a minute.', requestId: 'r-1' })
  })

  test('distinguishes an unreachable server from an error response', async () => {
    const api = createApi({ baseUrl: 'http://127.0.0.1:1/api', token: () => null })
    await expect(api.getPrograms()).rejects.toBeInstanceOf(ServerUnreachableError)
  })

  test.each([
    ['waits for minutes for a slow call', (api: Api) => api.takeBackDelivery({ body: { RecId: 1 } }), undefined],
    ['gives up another call after a minute', (api: Api) => api.getPrograms(), ServerUnreachableError],
  ])('%s', async (_, call, expected) => {
    const started = Promise.withResolvers<ServerResponse>()
    server = createServer((__, response) => started.resolve(response))
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answered = call(createApi({ baseUrl: `http://127.0.0.1:${port}/api`, token: () => null })).catch(
      (error: unknown) => (error as object).constructor,
    )
    const response = await started.promise
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(done))
    expect(await answered).toBe(expected)
    vi.useRealTimers()
  })
})
