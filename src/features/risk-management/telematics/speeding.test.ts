import { speedingRatio } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { formatRank, monthSoFar, movement, noRankReason, speedingFigures } from './speeding.ts'

const month = (YearMonth: string, more = {}) => ({
  ClientId: 12,
  YearMonth,
  SpeedingUnder5_Sec: 0,
  Speeding5To10_Sec: 0,
  Speeding10To15_Sec: 0,
  SpeedingOver15_Sec: 0,
  TotalMovingTime_Hr: 10,
  ...more,
})
const rank = (YearMonth: string, Rank: number, Members = 41) => ({ YearMonth, Rank, Members })

test('[TEL-003] divides the speeding hours by the moving hours', () => {
  const sped = { SpeedingUnder5_Sec: 1800, Speeding5To10_Sec: 900, Speeding10To15_Sec: 600, SpeedingOver15_Sec: 300 }
  expect(speedingRatio(month('202611', sped))).toBe(0.1)
  for (const bucket of Object.keys(sped)) expect(speedingRatio(month('202611', { [bucket]: 3600 }))).toBe(0.1)
  expect(speedingRatio(month('202611', { ...sped, TotalMovingTime_Hr: 0 }))).toBeNull()
})

test('[TEL-002] formats the rank as an ordinal', () => {
  expect([1, 2, 3, 4, 11, 12, 21, 22].map((place) => formatRank(rank('202611', place)))).toEqual(
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '21st', '22nd'].map((place) => `${place} of 41 Members`),
  )
})

test('treats a smaller rank as a gain', () => {
  const before = rank('202610', 5)
  expect(movement(rank('202611', 3), before)).toEqual({ word: 'up 2 since October 2026', sense: 'gain' })
  expect(movement(rank('202611', 6), before)).toEqual({ word: 'down 1 since October 2026', sense: 'loss' })
  expect(movement(rank('202611', 5), before)).toEqual({ word: 'unchanged since October 2026', sense: 'neither' })
  expect(movement(rank('202611', 5), undefined)).toBeUndefined()
})

test('marks the current month with "so far"', () => {
  expect(monthSoFar('202611', '2026-11-22')).toBe('November 2026 so far')
  expect(monthSoFar('202610', '2026-11-22')).toBe('October 2026')
})

test('charts the latest twelve months with their ranks', () => {
  const lastYear = Array.from({ length: 12 }, (_, at) => month(String(202512 - at)))
  const { labels, series, remark } = speedingFigures([month('202601'), ...lastYear], [rank('202601', 2, 9)])
  expect([labels[0], labels.at(-1), labels.length]).toEqual(['February 2025', 'January 2026', 12])
  expect(series[0]?.values).toEqual(labels.map(() => 0))
  expect(remark?.texts.slice(-2)).toEqual([null, '2nd of 9'])
})

test('[TEL-005] explains why a company has no rank', () => {
  const drove = { isMember: true, months: [month('202611')], needsFive: true }
  expect(noRankReason(drove)).toContain('once five members')
  expect(noRankReason({ ...drove, needsFive: false })).toContain('once other members')
  expect(noRankReason({ ...drove, months: [month('202611', { TotalMovingTime_Hr: 0 })] })).toContain('have driven')
  expect(noRankReason({ ...drove, months: [] })).toContain('after the first month')
  for (const months of [[], drove.months]) {
    expect(noRankReason({ ...drove, isMember: false, months })).toContain('This company is a former member.')
  }
})
