import { addUp, type Fund } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { fundLines } from './fund-lines.ts'

const fundOf = (name: Fund['name'], balances: Record<number, number>): Fund => ({
  name,
  years: Object.entries(balances)
    .map(([from, balance]) => ({ from: Number(from), to: Number(from) + 1, balance }))
    .toReversed(),
  total: addUp(Object.values(balances)),
})

const linesOf = (...funds: Fund[]) => fundLines(funds).map(({ label, amounts = [] }) => [label, ...amounts])

test('adds up when funds differ in their years', () => {
  expect(
    linesOf(
      fundOf('A Fund Balance', { 2024: 100, 2025: 100, 2026: 100 }),
      fundOf('B Fund Balance', { 2023: 1_300, 2025: 0, 2026: 0 }),
    ),
  ).toEqual([
    ['2026 - 2027', 100, 0, 100],
    ['2025 - 2026', 100, 0, 100],
    ['2024 - 2025', 100, null, 100],
    ['Earlier years', null, 1_300, 1_300],
    ['All years', 300, 1_300, 1_600],
  ])
})

test('lists no earlier years when each year has a line', () => {
  expect(linesOf(fundOf('A Fund Balance', { 2026: 100 }), fundOf('B Fund Balance', { 2025: 50 }))).toEqual([
    ['2026 - 2027', 100, null, 100],
    ['2025 - 2026', null, 50, 50],
    ['All years', 100, 50, 150],
  ])
})
