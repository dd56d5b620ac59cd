import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test fails if anything was written to console.error. A test that expects an error replaces the spy. */
const errors: unknown[][] = []

/**
 * React writes this warning about the test harness and not about the page. The waits of a play function turn the act
 * environment off and on again, and a lazily loaded component may render in between.
 */
const actWarning = 'The current testing environment is not configured to support act(...)'

/** The browser reports this when a size changes in response to a size. It delivers the change in the next frame. */
const resizeWarning = 'ResizeObserver loop completed with undelivered notifications.'

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const isResizeWarning = words[0] instanceof Error && words[0].message === resizeWarning
    if (words[0] !== actWarning && !isResizeWarning) errors.push(words)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(errors, 'written to console.error').toEqual([])
})
