import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { storageProblem, tabTexts } from './browser-storage.ts'

/** A web storage that refuses writes while `full` is set. */
function room(kept = new Map<string, string>()) {
  const storage = {
    full: false,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (storage.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  }
  return { kept, storage }
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
    const { storage, kept } = room(new Map([['answers', 'old']]))
    vi.stubGlobal('sessionStorage', storage)
    storage.full = true
    tabTexts.set('answers', 'new')
    expect(tabTexts.get('answers')).toBe('new')
    expect(kept.has('answers'), 'a reload must not bring back the old text').toBe(false)
    expect(storageProblem.now()).toBe('full')
  })

  test('return to storage once there is space', () => {
    const { storage, kept } = room()
    vi.stubGlobal('sessionStorage', storage)
    const listener = vi.fn()
    storage.full = true
    tabTexts.set('answers', 'first')
    const stop = storageProblem.subscribe(listener)
    storage.full = false
    tabTexts.set('answers', 'second')
    stop()
    expect(kept.get('answers')).toBe('second')
    expect(storageProblem.now()).toBeNull()
    expect(listener).toHaveBeenCalledOnce()
  })

  test('are cleared in both places', () => {
    const { storage, kept } = room(new Map([['a', '1']]))
    vi.stubGlobal('sessionStorage', storage)
    storage.full = true
    tabTexts.set('b', '2')
    tabTexts.clear()
    expect(tabTexts.get('b')).toBeNull()
    expect(kept.size).toBe(0)
  })
})
