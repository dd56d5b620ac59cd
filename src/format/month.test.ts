import { expect, test } from 'vitest'

import { formatMonth } from './month.ts'

test('a month is written with its name, however it is sent', () => {
  expect(formatMonth('202601')).toBe('January 2026')
  expect(formatMonth('2026-12')).toBe('December 2026')
})

test.each(['', '2026', '202613', '202600', '2026-1'])('“%s” is no month', (text) => {
  expect(formatMonth(text)).toBe('')
})
