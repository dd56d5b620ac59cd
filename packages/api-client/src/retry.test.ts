import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, test } from 'vitest'

import { CallRefusedError, createApi, ServerUnreachableError, UnreadableAnswerError, type Api } from './index.ts'

type Answer = { status: number; body?: string; headers?: Record<string, string> } | 'hang up'

const done: Answer = { status: 200, body: JSON.stringify({ Payload: [] }) }

let server: Server | undefined
let token = 'first'

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
  token = 'first'
})

/** A server that sends these responses in order and then repeats the last one. */
async function serverAnswering(...answers: Answer[]): Promise<{ api: Api; tokens: (string | undefined)[] }> {
  const tokens: (string | undefined)[] = []
  server = createServer((request, response) => {
    tokens.push(request.headers.authorization)
    const answer = answers[Math.min(tokens.length, answers.length) - 1] ?? done
    if (answer === 'hang up') request.socket.destroy()
    else response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { api: createApi({ baseUrl: `http://127.0.0.1:${port}/api`, token: () => token }), tokens }
}

const page: Answer = { status: 200, body: '<p>Log in to this network</p>' }

describe('repeatable call', () => {
  test.each<[string, Answer]>([
    ['no answer', 'hang up'],
    ['a status of 429', { status: 429 }],
    ['a status of 500', { status: 500 }],
    ['a status of 507', { status: 507 }],
    ['a page of a proxy', page],
  ])('retries after %s', async (_, failure) => {
    const { api, tokens } = await serverAnswering(failure, failure, done)
    expect(await api.getPrograms(undefined, { retry: [0, 0] })).toEqual([])
    expect(tokens).toHaveLength(3)
  })

  test('retries a POST', async () => {
    const { api, tokens } = await serverAnswering({ status: 503 }, { status: 200, body: '{}' })
    await api.findFNOLDuplicates({ query: { ClientId: 1 }, body: { claimType: 'Auto', answers: {} } }, { retry: [0] })
    expect(tokens).toHaveLength(2)
  })

  test('sends the current token each time', async () => {
    const { api, tokens } = await serverAnswering({ status: 503 }, done)
    const call = api.getPrograms(undefined, { retry: [100] })
    setTimeout(() => (token = 'second'), 50)
    await call
    expect(tokens).toEqual(['Bearer first', 'Bearer second'])
  })

  test('waits for Retry-After', async () => {
    const { api } = await serverAnswering({ status: 429, headers: { 'retry-after': '1' } }, done)
    const start = Date.now()
    await api.getPrograms(undefined, { retry: [0] })
    expect(Date.now() - start).toBeGreaterThanOrEqual(990)
  })

  test.each([400, 401, 403, 404, 413, 422])('does not retry after status %i', async (status) => {
    const { api, tokens } = await serverAnswering({ status, headers: { 'retry-after': '0' } })
    await expect(api.getPrograms(undefined, { retry: [0] })).rejects.toBeInstanceOf(CallRefusedError)
    expect(tokens).toHaveLength(1)
  })

  test.each<[string, Answer, typeof CallRefusedError | typeof ServerUnreachableError | typeof UnreadableAnswerError]>([
    ['a status', { status: 503 }, CallRefusedError],
    ['no answer', 'hang up', ServerUnreachableError],
    ['an unreadable answer', page, UnreadableAnswerError],
  ])('rejects with %s after the last try', async (_, failure, error) => {
    const { api, tokens } = await serverAnswering(failure)
    await expect(api.getPrograms(undefined, { retry: [0] })).rejects.toBeInstanceOf(error)
    expect(tokens).toHaveLength(2)
  })

  test('stops when it is aborted', async () => {
    const { api, tokens } = await serverAnswering('hang up')
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 50)
    const call = api.getPrograms(undefined, { retry: [60_000], signal: controller.signal })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(tokens).toHaveLength(1)
  })
})

test('makes a call once unless it may be repeated', async () => {
  const { api, tokens } = await serverAnswering({ status: 503 })
  await expect(api.getPrograms()).rejects.toBeInstanceOf(CallRefusedError)
  expect(tokens).toHaveLength(1)
})

test.each<[string, Answer]>([
  ['an empty answer', { status: 200, body: '' }],
  ['no content', { status: 204 }],
])('reads %s as an empty list', async (_, empty) => {
  const { api } = await serverAnswering(empty)
  expect(await api.getPrograms()).toEqual([])
})
