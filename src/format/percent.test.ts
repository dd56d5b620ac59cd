import { expect, test } from 'vitest'
import { formatPercent } from './percent.ts'

test.each([
  [0, 0, '0%'],
  [0.874, 0, '87%'],
  [0.874, 1, '87.4%'],
  [1, 1, '100.0%'],
  [-0.05, 0, '-5%'],
] as const)('%d with %d decimals is %s', (share, decimals, text) => {
  expect(formatPercent(share, decimals)).toBe(text)
})
