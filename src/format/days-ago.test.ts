import { expect, test } from 'vitest'
import { formatDaysAgo } from './days-ago.ts'

const now = new Date(2026, 2, 9, 0, 30)

test.each([
  ['2026-03-09T00:10:00', 'today'],
  ['2026-03-08T23:50:00', 'yesterday'],
  ['2026-03-06T23:59:00', '3 days ago'],
  ['2026-02-07T12:00:00', '30 days ago'],
])('formats %s as %s', (value, words) => {
  expect(formatDaysAgo(value, now)).toBe(words)
})

test.each(['2026-02-06T12:00:00', '2026-03-10T00:10:00', 'soon'])('returns null for %s', (value) => {
  expect(formatDaysAgo(value, now)).toBeNull()
})
