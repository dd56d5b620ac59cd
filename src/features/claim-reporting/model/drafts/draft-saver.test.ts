import { CallRefusedError } from '@captive/api-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClaimDraft } from '@captive/api-client/contract'

import { DraftSaver, type SaveDraft } from './draft-saver.ts'

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
const saved: ClaimDraft[] = []
const save = async (one: ClaimDraft) => saved.push(one) > 0

beforeEach(() => {
  vi.useFakeTimers()
  draft = empty
  saved.length = 0
})
afterEach(() => vi.useRealTimers())

test('opening a report creates no draft', async () => {
  const saver = new DraftSaver(() => draft, save)
  saver.changed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved).toEqual([])
  expect(saver.status()).toEqual({ kind: 'untouched' })
})

test('saves once after a pause in typing', async () => {
  const saver = new DraftSaver(() => draft, save)
  for (const c101 of ['M', 'Ma', 'Mar']) {
    draft = { ...empty, answers: { c101 } }
    saver.changed()
    await vi.advanceTimersByTimeAsync(500)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved.map(({ answers }) => answers)).toEqual([{ c101: 'Mar' }])
  expect(saver.status().kind).toBe('saved')
})

test('retries a failed save without another change', async () => {
  let online = false
  const saver = new DraftSaver(
    () => draft,
    async (one) => (online ? save(one) : Promise.reject(new Error('offline'))),
  )
  draft = { ...empty, step: 2 }
  await saver.saveNow()
  expect(saver.status()).toEqual({ kind: 'unsaved' })
  online = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved).toEqual([draft])
})

test('reports an ended session and retries', async () => {
  let signedIn = false
  const saver = new DraftSaver(
    () => draft,
    async (one) => (signedIn ? save(one) : Promise.reject(new CallRefusedError(401, 'Log in.'))),
  )
  draft = { ...empty, step: 2 }
  await saver.saveNow()
  expect(saver.status()).toEqual({ kind: 'signedOut' })
  signedIn = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saver.status().kind).toBe('saved')
})

test('saves a change made during a save', async () => {
  const running: (() => void)[] = []
  const saver = new DraftSaver(
    () => draft,
    async (one) => {
      await new Promise<void>((resolve) => running.push(resolve))
      return save(one)
    },
  )
  draft = { ...empty, step: 2 }
  const first = saver.saveNow()
  draft = { ...empty, step: 3 }
  const second = saver.saveNow()
  expect(running).toHaveLength(1)
  running[0]?.()
  await first
  await vi.waitFor(() => expect(running).toHaveLength(2))
  running[1]?.()
  await second
  expect(saved.map(({ step }) => step)).toEqual([2, 3])
})

test('stops after a conflict until it is resumed', async () => {
  let tries = 0
  const saver = new DraftSaver(
    () => draft,
    async () => (tries += 1) > 1,
  )
  draft = { ...empty, step: 2 }
  await saver.saveNow()
  expect(saver.status()).toEqual({ kind: 'conflict' })
  saver.changed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toBe(1)
  saver.resume()
  await saver.saveNow()
  expect(saver.status().kind).toBe('saved')
})

test('saves nothing while it is paused', async () => {
  const saver = new DraftSaver(() => draft, save)
  draft = { ...empty, step: 4 }
  saver.changed()
  await saver.pause()
  saver.changed()
  await saver.saveNow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved).toEqual([])
})

describe('leaving the page during a save', () => {
  /** Calls that wait for the test, unless they are aborted. */
  const waitingCalls = () => {
    const calls: { step: number; answer: (isStored: boolean) => void; fail: (error: Error) => void }[] = []
    const hold: SaveDraft = async ({ step }, { signal }) =>
      new Promise((answer, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason as Error))
        calls.push({ step, answer, fail })
      })
    return { calls, hold }
  }

  test('replaces the running save', async () => {
    const { calls, hold } = waitingCalls()
    const saver = new DraftSaver(() => draft, hold)
    draft = { ...empty, step: 2 }
    const overtaken = saver.saveNow()
    draft = { ...empty, step: 3 }
    const leaving = saver.saveNow({ leaving: true })
    await overtaken
    expect(calls.map(({ step }) => step)).toEqual([2, 3])
    expect(saver.status().kind).toBe('saving')
    draft = { ...empty, step: 4 }
    const next = saver.saveNow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls, 'the next save waits').toHaveLength(2)
    calls[1]?.answer(true)
    await leaving
    await vi.advanceTimersByTimeAsync(0)
    calls[2]?.answer(true)
    await next
    expect(calls.map(({ step }) => step)).toEqual([2, 3, 4])
    expect(saver.status().kind).toBe('saved')
  })

  test('saves a change that was taken back', async () => {
    const { calls, hold } = waitingCalls()
    const saver = new DraftSaver(() => draft, hold)
    draft = { ...empty, step: 2 }
    const overtaken = saver.saveNow()
    draft = empty
    void saver.saveNow({ leaving: true })
    await overtaken
    expect(calls.map(({ step }) => step)).toEqual([2, 1])
  })
})
