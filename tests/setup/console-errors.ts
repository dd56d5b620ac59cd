import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test during which something was written to console.error fails; one that expects it replaces the spy. */
const said: unknown[][] = []

beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void said.push(words))
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(said, 'written to console.error').toEqual([])
})
