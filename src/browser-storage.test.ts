import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { storageProblem, tabTexts } from './browser-storage.ts'

/** A web storage that refuses writes while `full` is set. */
function room(entries = new Map<string, string>()) {
  const storage = {
    full: false,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, text: string) {
      if (storage.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      entries.set(key, text)
    },
    removeItem: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
  }
  return { entries, storage }
}

function block() {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'sessionStorage', { get, configurable: true })
}

const original = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')

beforeEach(() => vi.stubGlobal('sessionStorage', room().storage))
afterEach(() => {
  vi.unstubAllGlobals()
  if (original) Object.defineProperty(globalThis, 'sessionStorage', original)
  else Reflect.deleteProperty(globalThis, 'sessionStorage')
})

describe('texts of the tab', () => {
  test('stay in memory if site data is blocked', () => {
    block()
    expect(tabTexts.get('token')).toBeNull()
    tabTexts.set('token', 'a')
    expect(tabTexts.get('token')).toBe('a')
    expect(storageProblem.now()).toBe('blocked')
    tabTexts.remove('token')
    expect(tabTexts.get('token')).toBeNull()
  })

  test('stay in memory beyond the quota', () => {
    const { storage, entries } = room(new Map([['answers', 'old']]))
    vi.stubGlobal('sessionStorage', storage)
    storage.full = true
    tabTexts.set('answers', 'new')
    expect(tabTexts.get('answers')).toBe('new')
    expect(entries.has('answers'), 'a reload must not bring back the old text').toBe(false)
    expect(storageProblem.now()).toBe('full')
  })

  test('return to storage once there is space', () => {
    const { storage, entries } = room()
    vi.stubGlobal('sessionStorage', storage)
    const listener = vi.fn()
    storage.full = true
    tabTexts.set('answers', 'first')
    const stop = storageProblem.subscribe(listener)
    storage.full = false
    tabTexts.set('answers', 'second')
    stop()
    expect(entries.get('answers')).toBe('second')
    expect(storageProblem.now()).toBeNull()
    expect(listener).toHaveBeenCalledOnce()
  })

  test('are cleared in storage and in memory', () => {
    const { storage, entries } = room(new Map([['a', '1']]))
    vi.stubGlobal('sessionStorage', storage)
    storage.full = true
    tabTexts.set('b', '2')
    tabTexts.clear()
    expect(tabTexts.get('b')).toBeNull()
    expect(entries.size).toBe(0)
  })
})
