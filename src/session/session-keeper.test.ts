import type { Api } from '@captive/api-client'
import { expect, test, vi } from 'vitest'

import { storeToken } from '../api/token.ts'
import { createSessionKeeper } from './session-keeper.ts'

test('[SES-001] the server is asked who is signed in whenever the path changes, and only then', async () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', { ...storage, getItem: () => null })
  storeToken('a-token', false)
  const checkAuth = vi.fn(async () => {
    throw new TypeError('No answer.')
  })
  const keeper = createSessionKeeper({ checkAuth } as unknown as Api)

  await expect(keeper.visit('/insurance')).rejects.toThrow('No answer.')
  await expect(keeper.visit('/insurance')).rejects.toThrow('No answer.')
  expect(checkAuth, 'a check that failed is made again').toHaveBeenCalledTimes(2)

  checkAuth.mockImplementation((async () => ({ email: null })) as never)
  storeToken('a-token', false)
  await keeper.visit('/insurance')
  const asked = checkAuth.mock.calls.length
  storeToken('a-token', false)
  await keeper.visit('/insurance')
  expect(checkAuth, 'the same path again').toHaveBeenCalledTimes(asked)
  await keeper.visit('/Claims')
  expect(checkAuth, 'another path').toHaveBeenCalledTimes(asked + 1)
})
