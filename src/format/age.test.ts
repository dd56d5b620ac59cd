import { expect, test } from 'vitest'

import { formatAge } from './age.ts'

const now = new Date('2026-11-22T12:00:00')

test.each([
  ['2026-11-22', '0 days'],
  ['2026-11-21', '1 day'],
  ['2026-09-23', '60 days'],
  ['2026-09-22', '2 months'],
  ['2024-11-23', '23 months'],
  ['2024-11-22', '2 years'],
  ['2021-01-01', '5 years'],
])('formats the age of %s as %s', (day, age) => {
  expect(formatAge(day, now)).toBe(age)
})

test('returns null for a future or invalid day', () => {
  expect(formatAge('2026-11-23', now)).toBeNull()
  expect(formatAge('soon', now)).toBeNull()
})
