import { CallRefusedError } from '@captive/api-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClaimDraft } from '@captive/api-client/contract'

import { DraftKeeper } from './draft-keeper.ts'

const empty: ClaimDraft = {
  claimType: null,
  personalInfo: {
    company: '',
    email: '',
    phone: '',
    policyNumber: '',
    street: '',
    city: '',
    state: '',
    zip: '',
    confirmed: false,
  },
  answers: {},
  uploads: [],
  step: 1,
}

let draft = empty
const kept: ClaimDraft[] = []
const keep = async (one: ClaimDraft) => kept.push(one) > 0

beforeEach(() => {
  vi.useFakeTimers()
  draft = empty
  kept.length = 0
})
afterEach(() => vi.useRealTimers())

test('a report that was only opened leaves no draft', async () => {
  const keeper = new DraftKeeper(() => draft, keep)
  keeper.changed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept).toEqual([])
  expect(keeper.status()).toEqual({ kind: 'untouched' })
})

test('changes are saved once, after a pause in typing', async () => {
  const keeper = new DraftKeeper(() => draft, keep)
  for (const c101 of ['M', 'Ma', 'Mar']) {
    draft = { ...empty, answers: { c101 } }
    keeper.changed()
    await vi.advanceTimersByTimeAsync(500)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept.map(({ answers }) => answers)).toEqual([{ c101: 'Mar' }])
  expect(keeper.status().kind).toBe('saved')
})

test('what could not be saved is said to be so, and tried again without a further change', async () => {
  let online = false
  const keeper = new DraftKeeper(
    () => draft,
    async (one) => (online ? keep(one) : Promise.reject(new Error('offline'))),
  )
  draft = { ...empty, step: 2 }
  await keeper.saveNow()
  expect(keeper.status()).toEqual({ kind: 'unsaved' })
  online = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept).toEqual([draft])
})

test('after the session has ended it is said that one has to log in, and tried again in case somebody does', async () => {
  let signedIn = false
  const keeper = new DraftKeeper(
    () => draft,
    async (one) => (signedIn ? keep(one) : Promise.reject(new CallRefusedError(401, 'Log in.'))),
  )
  draft = { ...empty, step: 2 }
  await keeper.saveNow()
  expect(keeper.status()).toEqual({ kind: 'signed out' })
  signedIn = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(keeper.status().kind).toBe('saved')
})

test('a change during a call is saved after it, and never overtakes it', async () => {
  const running: (() => void)[] = []
  const keeper = new DraftKeeper(
    () => draft,
    async (one) => {
      await new Promise<void>((resolve) => running.push(resolve))
      return keep(one)
    },
  )
  draft = { ...empty, step: 2 }
  const first = keeper.saveNow()
  draft = { ...empty, step: 3 }
  const second = keeper.saveNow()
  expect(running).toHaveLength(1)
  running[0]?.()
  await first
  await vi.waitFor(() => expect(running).toHaveLength(2))
  running[1]?.()
  await second
  expect(kept.map(({ step }) => step)).toEqual([2, 3])
})

test('a draft that is somebody else’s by now is not saved again until it is decided what becomes of it', async () => {
  let tries = 0
  const keeper = new DraftKeeper(
    () => draft,
    async () => (tries += 1) > 1,
  )
  draft = { ...empty, step: 2 }
  await keeper.saveNow()
  expect(keeper.status()).toEqual({ kind: 'overtaken' })
  keeper.changed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toBe(1)
  keeper.resume()
  await keeper.saveNow()
  expect(keeper.status().kind).toBe('saved')
})

test('nothing is saved after a pause, so that a reported claim leaves no draft behind', async () => {
  const keeper = new DraftKeeper(() => draft, keep)
  draft = { ...empty, step: 4 }
  keeper.changed()
  await keeper.pause()
  keeper.changed()
  await keeper.saveNow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept).toEqual([])
})
