import { expect, test, vi } from 'vitest'

import { searchChoice } from './search-choice.ts'

const years = [2026, 2025, 2024]

test('chooses the first value unless the URL has a known one', () => {
  expect(searchChoice(years, undefined, vi.fn()).value).toBe(2026)
  expect(searchChoice(years, 1066, vi.fn()).value).toBe(2026)
  expect(searchChoice(years, 2024, vi.fn()).value).toBe(2024)
})

test('leaves the first value out of the URL', () => {
  const choose = vi.fn()
  const choice = searchChoice(years, 2024, choose)
  choice.onChange(2025)
  choice.onChange(2026)
  expect(choose.mock.calls).toEqual([[2025], [undefined]])
})
