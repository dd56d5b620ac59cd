import { expect, test, vi } from 'vitest'

import type { Api } from './create-api.ts'
import { withStandIns, type StandIns } from './with-stand-ins.ts'

const server = {
  getNews: vi.fn(async () => ['from the server']),
  getPrograms: vi.fn(async () => ['from the server']),
  getCapabilities: vi.fn(async () => ['from the server']),
} as unknown as Api
const standIns = { getNews: async () => ['stand-in'] } as unknown as StandIns
const load = vi.fn(async () => standIns)

test('makes an optional call that the server offers', async () => {
  const api = withStandIns(server, { offers: async (name) => name === 'News', load })
  expect(await api.getNews()).toEqual(['from the server'])
  expect(load).not.toHaveBeenCalled()
})

test('uses the stand-in of an unsupported optional call', async () => {
  vi.mocked(server.getNews).mockClear()
  const api = withStandIns(server, { offers: async () => false, load })
  expect([await api.getNews(), await api.getNews()]).toEqual([['stand-in'], ['stand-in']])
  expect(server.getNews).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce()
})

test('always makes calls of the specification and GetCapabilities', async () => {
  const offers = vi.fn(async () => false)
  const api = withStandIns(server, { offers, load })
  expect([await api.getPrograms(), await api.getCapabilities()]).toEqual([['from the server'], ['from the server']])
  expect(offers).not.toHaveBeenCalled()
})
