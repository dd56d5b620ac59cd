import { expect, test } from 'vitest'

import { relativeDay } from './relative-day.ts'

test('names today and yesterday, also across months', () => {
  const now = new Date(2026, 11, 1, 9)
  expect(relativeDay(new Date(2026, 11, 1, 0, 5).toISOString(), now)).toBe('today')
  expect(relativeDay(new Date(2026, 10, 30, 23, 55).toISOString(), now)).toBe('yesterday')
  expect(relativeDay(new Date(2026, 10, 29, 12).toISOString(), now)).toBe('on 11/29/2026')
})
