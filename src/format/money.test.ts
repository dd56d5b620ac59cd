import { expect, test } from 'vitest'
import { formatMoney, formatMoneyAxis } from './money.ts'

test('[TBL-005] formats US dollars with two or no decimals', () => {
  expect(formatMoney(1234.5)).toBe('$1,234.50')
  expect(formatMoney(1234.5, 0)).toBe('$1,235')
  expect(formatMoney(-20)).toBe('-$20.00')
})

test('[TBL-005] formats zero without a sign', () => {
  expect([formatMoney(-0), formatMoney(-0.001), formatMoney(-0.4, 0)]).toEqual(['$0.00', '$0.00', '$0'])
})

test.each([
  [0, '$0'],
  [950, '$950'],
  [1000, '$1K'],
  [12_500, '$12.5K'],
  [999_949, '$999.9K'],
  [999_950, '$1M'],
  [-2_340_000, '-$2.3M'],
])('[TBL-006] formats %d on an axis as %s', (dollars, text) => {
  expect(formatMoneyAxis(dollars)).toBe(text)
})
