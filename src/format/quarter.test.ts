import { expect, test } from 'vitest'
import {
  formatQuarter,
  formatQuarterEnd,
  formatQuarterEndInWords,
  parseYearQuarter,
  quarterOfMonth,
} from './quarter.ts'

test.each(['202403', '20243', 202403, 20243, ' 202403 '])('[TBL-008] %s is the third quarter of 2024', (value) => {
  expect(parseYearQuarter(value)).toEqual({ year: 2024, quarter: 3 })
})

test.each(['', '2024', '202405', '202400', '2024-3', 20240])('[TBL-008] rejects %s', (value) => {
  expect(parseYearQuarter(value)).toBeUndefined()
})

test.each([
  [1, '03/31/2024'],
  [2, '06/30/2024'],
  [3, '09/30/2024'],
  [4, '12/31/2024'],
])('[TBL-009] quarter %d ends on %s', (quarter, end) => {
  expect(formatQuarterEnd({ year: 2024, quarter })).toBe(end)
})

test.each([
  [1, 'March 31, 2024'],
  [2, 'June 30, 2024'],
  [3, 'September 30, 2024'],
  [4, 'December 31, 2024'],
])('[TBL-010] spells out the end of quarter %d as %s', (quarter, end) => {
  expect(formatQuarterEndInWords({ year: 2024, quarter })).toBe(end)
})

test('[TBL-011] finds the quarter of a month', () => {
  expect(Array.from({ length: 12 }, (_, at) => quarterOfMonth(at + 1))).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
})

test('formats a quarter with its year', () => {
  expect(formatQuarter({ year: 2024, quarter: 3 })).toBe('Q3 2024')
})
