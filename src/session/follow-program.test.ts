import { afterEach, expect, test, vi } from 'vitest'

import { signedOut, type Session } from './session.ts'
import type { SessionKeeper } from './session-keeper.ts'
import { defaultBrand } from '../brand/default-brand.ts'
import { showBrand } from '../brand/brand.ts'
import { followProgram } from './follow-program.ts'

vi.mock('../brand/brand.ts', () => ({ showBrand: vi.fn() }))
afterEach(() => vi.clearAllMocks())

const cedar = { ...defaultBrand, name: 'Cedar Ridge' }

function followed(getBrand: () => Promise<typeof cedar | null>) {
  let session: Session = signedOut
  const listeners: (() => void)[] = []
  const keeper = { current: () => session, subscribe: (listener: () => void) => listeners.push(listener) }
  followProgram(keeper as unknown as SessionKeeper, { getBrand })
  vi.mocked(showBrand).mockClear() // without a token, the portal starts with the brand of the installation
  return async (next: Session) => {
    session = next
    for (const listener of listeners) listener()
    await vi.waitFor(() => Promise.resolve())
  }
}

const signedIn = (programRecId: number | null, offered: string[] = ['Brands']) =>
  ({ isLoggedIn: true, offered: new Set(offered), company: { programRecId } }) as unknown as Session

test('shows the brand of the active company’s program', async () => {
  const become = followed(async () => cedar)
  await become(signedIn(3))
  expect(showBrand).toHaveBeenLastCalledWith(cedar)
})

test('shows the brand of the installation after sign-out', async () => {
  const become = followed(async () => cedar)
  await become(signedIn(3))
  await become(signedOut)
  expect(showBrand).toHaveBeenLastCalledWith(null)
})

test('requests the brand of a program once', async () => {
  const getBrand = vi.fn(async () => cedar)
  const become = followed(getBrand)
  await become(signedIn(3))
  await become(signedIn(3))
  expect(getBrand).toHaveBeenCalledOnce()
})

test.each([
  ['a server without brands', signedIn(3, [])],
  ['a company without a program', signedIn(null)],
])('requests nothing for %s', async (_, session) => {
  const getBrand = vi.fn(async () => cedar)
  await followed(getBrand)(session)
  expect(getBrand).not.toHaveBeenCalled()
})

test('keeps the current brand if loading fails', async () => {
  await followed(() => Promise.reject(new Error('away')))(signedIn(3))
  expect(showBrand).not.toHaveBeenCalled()
})
