import { CallRefusedError, type Api } from '@captive/api-client'
import { describe, expect, test, vi } from 'vitest'

import { readToken, storeToken } from '../api/token.ts'
import { createSessionKeeper } from './session-keeper.ts'

/** Empty storage of a tab; the storage of the browser keeps nothing. */
function stubStorage() {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', { ...storage, getItem: () => null })
}

test('[SES-001] checks the session when the path changes', async () => {
  stubStorage()
  storeToken('a-token', false)
  const checkAuth = vi.fn(async () => {
    throw new TypeError('No answer.')
  })
  const keeper = createSessionKeeper({ checkAuth } as unknown as Api, async () => new Set())

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

test('[SES-013] [SES-014] forgets the chosen company at sign-in', async () => {
  const items = new Map([['member-portal.company', '12']])
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', { ...storage, getItem: () => null })
  const keeper = createSessionKeeper(
    { logOn: async () => ({ access_token: 'a-token' }) } as unknown as Api,
    async () => new Set(),
  )
  await keeper.signIn({ email: 'jane@broker.example', password: 'secret', keepSignedIn: false })
  expect([...items.keys()]).toEqual(['member-portal.token'])
})

test('keeps the device id across sign-out', async () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
    clear: () => undefined,
  }
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null })
  vi.stubGlobal('localStorage', storage)
  const logOn = vi.fn(async () => ({ access_token: 'a-token', device: 'a-device' }))
  const keeper = createSessionKeeper({ logOn, logOut: async () => undefined } as unknown as Api, async () => new Set())
  const person = { email: 'jane@member.example', password: 'secret', keepSignedIn: true }

  await keeper.signIn(person)
  expect(logOn).toHaveBeenLastCalledWith({ body: expect.not.objectContaining({ device: expect.anything() }) })
  await keeper.signOut()
  await keeper.signIn(person)
  expect(logOn).toHaveBeenLastCalledWith({ body: expect.objectContaining({ device: 'a-device' }) })
})

describe('a refused check', () => {
  const refusedWith = (status: number) => {
    stubStorage()
    storeToken('a-token', false)
    const checkAuth = async () => Promise.reject(new CallRefusedError(status, 'Not now.'))
    return createSessionKeeper({ checkAuth } as unknown as Api, async () => new Set())
  }

  test.each([400, 401, 403, 404])('with status %i signs out', async (status) => {
    expect(await refusedWith(status).check({ touch: true })).toMatchObject({ isLoggedIn: false })
    expect(readToken()).toBeNull()
  })

  test.each([408, 425, 429, 500, 503])('with status %i keeps the session', async (status) => {
    await expect(refusedWith(status).check({ touch: true })).rejects.toThrow('Not now.')
    expect(readToken()).toBe('a-token')
  })
})
