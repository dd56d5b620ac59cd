import { CallRefusedError, ServerUnreachableError, UnreadableAnswerError } from '@captive/api-client'
import { expect, test, vi } from 'vitest'

import { createServerOffer } from './server-offer.ts'

const offerOf = (getCapabilities: () => Promise<string[]>) => createServerOffer({ getCapabilities })

test('loads the capabilities once per sign-in', async () => {
  const ask = vi.fn(async () => ['News'])
  const offer = offerOf(ask)
  expect(await Promise.all([offer.offers('News'), offer.offers('Drafts')])).toEqual([true, false])
  await offer.loadFor('dana@ridge.example')
  expect(await offer.offers('News')).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
  await offer.loadFor('lee@ridge.example')
  expect(ask).toHaveBeenCalledTimes(2)
  expect(offer.email()).toBe('lee@ridge.example')
})

test.each([
  new CallRefusedError(404, 'There is no such call.'),
  new UnreadableAnswerError(null),
  new TypeError('away'),
])('has no capabilities after %s', async (error) => {
  const offer = offerOf(async () => {
    throw error
  })
  expect((await offer.loadFor('dana@ridge.example')).size).toBe(0)
  expect(await offer.offers('News')).toBe(false)
})

const busy = [408, 425, 429, 503].map((status) => new CallRefusedError(status, `Try again later (${status}).`))

test.each([new ServerUnreachableError(null), ...busy])(
  'loads the capabilities at the next sign-in after %s',
  async (error) => {
    const ask = vi.fn(async () => ['News']).mockRejectedValueOnce(error)
    const offer = offerOf(ask)
    expect(await offer.offers('News')).toBe(false)
    await offer.loadFor('dana@ridge.example')
    expect(await offer.offers('News')).toBe(true)
  },
)
