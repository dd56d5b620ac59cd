import { expect, test } from 'vitest'
import { formatOrdinal } from './ordinal.ts'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
])('[TEL-002] formats %d as %s', (place, text) => {
  expect(formatOrdinal(place)).toBe(text)
})
