import { CallRefusedError } from '@captive/api-client'
import { focusManager, MutationObserver, notifyManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { createQueryClient } from './query-client.ts'

const over = () => Promise.reject(new CallRefusedError(401, 'Sign in again.'))

test('keeps a query pending when the session has ended', async () => {
  const endSession = vi.fn(async () => true)
  const query = new QueryObserver(createQueryClient(endSession), { queryKey: ['claims', 12], queryFn: over })
  const seen: string[] = []
  query.subscribe(notifyManager.batchCalls(() => seen.push(query.getCurrentResult().status))) // like useQuery
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledOnce())
  expect(query.getCurrentResult().status).toBe('pending')
  expect(seen).not.toContain('error')
})

test('fails a refused query during a session', async () => {
  const query = new QueryObserver(
    createQueryClient(async () => false),
    { queryKey: ['claims', 12], queryFn: over },
  )
  query.subscribe(() => undefined)
  await vi.waitFor(() => expect(query.getCurrentResult()).toMatchObject({ status: 'error' }))
})

test('[GEN-007] does not refetch on window focus', async () => {
  const client = createQueryClient(async () => false)
  client.mount()
  const ask = vi.fn(async () => 'data')
  const query = new QueryObserver(client, { queryKey: ['claims', 12], queryFn: ask })
  const stop = query.subscribe(() => undefined)
  await vi.waitFor(() => expect(query.getCurrentResult().status).toBe('success'))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(ask).toHaveBeenCalledOnce()
  stop()
  focusManager.setFocused(undefined)
  client.unmount()
})

test('keeps a mutation pending when the session has ended', async () => {
  const endSession = vi.fn(async () => true)
  const client = createQueryClient(endSession)
  const onError = vi.fn<(error: Error) => void>()
  const fail = (mutationFn: () => Promise<never>, meta = {}) =>
    new MutationObserver(client, { mutationFn, meta, onError }).mutate().catch(() => null)
  await fail(() => Promise.reject(new CallRefusedError(500, 'Not now.')))
  expect([endSession, onError].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  void fail(over)
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledOnce())
  await new Promise((resume) => setTimeout(resume))
  expect(onError).toHaveBeenCalledOnce()
  await fail(over, { endsSession: true })
  expect([endSession, onError].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
})

test('fails a refused mutation during a session', async () => {
  const onError = vi.fn<(error: Error) => void>()
  const client = createQueryClient(async () => false)
  await new MutationObserver(client, { mutationFn: over, onError }).mutate().catch(() => null)
  expect(onError).toHaveBeenCalledOnce()
})

test('[GEN-006] invalidates only the areas a mutation names', async () => {
  const client = createQueryClient(async () => false)
  const asked = { claims: vi.fn(async () => 1), documents: vi.fn(async () => 1) }
  for (const area of ['claims', 'documents'] as const) {
    new QueryObserver(client, { queryKey: [area, 12], queryFn: asked[area] }).subscribe(() => undefined)
  }
  await vi.waitFor(() => expect(asked.documents).toHaveBeenCalledOnce())
  await new MutationObserver(client, { mutationFn: async () => 1, meta: { stale: ['claims'] } }).mutate()
  expect(asked.claims).toHaveBeenCalledTimes(2)
  expect(asked.documents).toHaveBeenCalledTimes(1)
})
