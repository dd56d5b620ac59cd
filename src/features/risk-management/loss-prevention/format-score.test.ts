import { expect, test } from 'vitest'

import { formatScore } from './format-score.ts'

test('[LPS-003] formats a percent with at most one decimal', () => {
  expect(formatScore(75.5)).toBe('75.5%')
  expect(formatScore(30)).toBe('30%')
})
