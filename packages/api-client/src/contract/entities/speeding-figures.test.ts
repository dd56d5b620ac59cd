import { expect, test } from 'vitest'

import { speedRanksOf } from './speeding-figures.ts'

const month = (ClientId: number, seconds: number, TotalMovingTime_Hr = 1, YearMonth = '202611') => ({
  ClientId,
  YearMonth,
  SpeedingUnder5_Sec: seconds,
  Speeding5To10_Sec: 0,
  Speeding10To15_Sec: 0,
  SpeedingOver15_Sec: 0,
  TotalMovingTime_Hr,
})

test('[TEL-002] ranks the lowest ratio first, with ties, and skips idle members', () => {
  const months = [month(1, 30), month(2, 10), month(3, 30), month(4, 90), month(5, 0, 0), month(6, Number.NaN)]
  expect([1, 2, 3, 4].map((id) => speedRanksOf(months, id)[0])).toEqual(
    [2, 1, 2, 4].map((Rank) => ({ YearMonth: '202611', Rank, Members: 4 })),
  )
  expect(speedRanksOf(months, 5)).toEqual([])
  expect(speedRanksOf(months, 6)).toEqual([])
})

test('[TEL-002] lists the newest month first, and ranks no single company', () => {
  const months = [
    month(1, 5, 1, '202609'),
    month(1, 5, 1, '202610'),
    month(2, 1, 1, '202610'),
    ...[month(1, 1), month(2, 9)],
  ]
  expect(speedRanksOf(months, 1)).toEqual([
    { YearMonth: '202611', Rank: 1, Members: 2 },
    { YearMonth: '202610', Rank: 2, Members: 2 },
  ])
})
