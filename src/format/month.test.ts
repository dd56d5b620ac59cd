import { expect, test } from 'vitest'

import { formatMonth } from './month.ts'

test('formats a month with its name', () => {
  expect(formatMonth('202601')).toBe('January 2026')
  expect(formatMonth('2026-12')).toBe('December 2026')
})

test.each(['', '2026', '202613', '202600', '2026-1'])('rejects “%s”', (text) => {
  expect(formatMonth(text)).toBe('')
})
