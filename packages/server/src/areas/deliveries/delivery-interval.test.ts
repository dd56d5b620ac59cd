import { expect, test } from 'vitest'

import { nextDue, proposeInterval } from './delivery-interval.ts'

test.each([
  [['2026-09-30'], null],
  [['2026-09-30', '2026-09-30'], null],
  [['2026-10-02', '2026-10-09', '2026-10-16'], 'weekly'],
  [['2026-10-31', '2026-08-31', '2026-09-30'], 'monthly'],
  [['2025-12-31', '2026-03-31', '2026-06-30', '2026-07-31'], 'quarterly'],
  [['2024-12-31', '2025-12-31'], 'yearly'],
  [['2020-12-31', '2025-12-31'], 'irregular'],
] as const)('proposes for %j the rhythm %s', (dates, rhythm) => {
  expect(proposeInterval(dates)).toBe(rhythm)
})

test.each([
  ['2026-01-31', 'monthly', '2026-02-28'],
  ['2026-02-28', 'monthly', '2026-03-31'],
  ['2026-10-15', 'monthly', '2026-11-15'],
  ['2026-01-30', 'monthly', '2026-02-28'],
  ['2026-11-30', 'quarterly', '2027-02-28'],
  ['2026-12-28', 'weekly', '2027-01-04'],
  ['2024-02-29', 'yearly', '2025-02-28'],
  ['2026-10-15', 'irregular', null],
] as const)('after %s, a %s source delivers as of %s', (asOf, rhythm, due) => {
  expect(nextDue(asOf, rhythm)).toBe(due)
})
