import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test during which something was written to console.error fails; one that expects it replaces the spy. */
const said: unknown[][] = []

/**
 * Said by React of the harness, and not of the page: a play function's waits turn the act environment off and on again,
 * and a drawing that is loaded when needed may come in between.
 */
const ofTheHarness = 'The current testing environment is not configured to support act(...)'

/** Said by the browser where a size changes in answer to a size: it tells of the change in the next frame. */
const ofTheBrowser = 'ResizeObserver loop completed with undelivered notifications.'

beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const isOfTheBrowser = words[0] instanceof Error && words[0].message === ofTheBrowser
    if (words[0] !== ofTheHarness && !isOfTheBrowser) said.push(words)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(said, 'written to console.error').toEqual([])
})
