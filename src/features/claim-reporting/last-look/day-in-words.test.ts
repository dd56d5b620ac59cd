import { expect, test } from 'vitest'

import { dayInWords } from './day-in-words.ts'

test('a day is said as a person would, over the end of a month too', () => {
  const now = new Date(2026, 11, 1, 9)
  expect(dayInWords(new Date(2026, 11, 1, 0, 5).toISOString(), now)).toBe('today')
  expect(dayInWords(new Date(2026, 10, 30, 23, 55).toISOString(), now)).toBe('yesterday')
  expect(dayInWords(new Date(2026, 10, 29, 12).toISOString(), now)).toBe('on 11/29/2026')
})
