import { addClaimSums, type DevelopmentYear, type LossAnalysis, type LossGroup } from '@captive/api-client/contract'

import type { MockHandlers } from '../shell/mock-handlers.ts'
import { claimsHandlers, registerHandlers } from './mock-handlers.ts'

const group = (Value: string, Claims: number, incurred: number): LossGroup => ({
  Value,
  Claims,
  Open: Math.floor(Claims / 3),
  LossPaid: incurred,
  LossReserve: 0,
  ExpensePaid: 0,
  ExpenseReserve: 0,
  Recovery: 0,
  TotalIncurred: incurred,
  Reported: Claims,
  DaysToReport: Claims * 4,
})

/** Groups of 120 claims that cost 1.2 million dollars. */
const groups = (...values: string[]) =>
  values.map((value, at) =>
    group(
      value,
      at === 0 ? 120 - 10 * (values.length - 1) : 10,
      at === 0 ? 1_200_000 - 60_000 * (values.length - 1) : 60_000,
    ),
  )

const Lines = groups('Commercial Auto', 'General Liability', "Workers' Compensation", '')

export const lossAnalysis: LossAnalysis = {
  Total: {
    ...addClaimSums(Lines),
    Reported: Lines.reduce((sum, { Reported }) => sum + Reported, 0),
    DaysToReport: Lines.reduce((sum, { DaysToReport }) => sum + DaysToReport, 0),
  },
  Lines,
  Years: groups('2026', '2025', '2024', '2023', '2022').toReversed(),
  Causes: groups('Collision', 'Cargo', 'Slip and fall', 'A very long type of loss that wraps in a narrow column', ''),
  States: groups('TX', 'OK', 'IL', 'AR'),
  Drivers: groups('Ana Ruiz', 'Ulrich Wagonmaster', ''),
  Vehicles: groups('Unit 104', 'Unit 117', ''),
  Hours: groups('05', '14', ''),
  Lags: groups('sameDay', 'week', 'month', 'later', ''),
  Valuations: [{ Source: 'Great Lakes TPA', ValuationDate: '2026-10-31' }],
}

export const development: DevelopmentYear[] = [2022, 2023, 2024, 2025].map((Year) => ({
  Year,
  Claims: 20,
  TotalIncurred: 330_000 - (Year - 2022) * 20_000,
  Ages: Array.from({ length: 2025 - Year }, (_, at) => ({
    Months: (at + 1) * 12,
    AsOf: `${Year + at + 1}-12-31`,
    Claims: 20,
    TotalIncurred: 150_000 + at * 60_000 + (Year - 2022) * 11_000,
  })),
}))

const quartiles = (Lower: number, Median: number, Upper: number) => ({ Members: 23, Lower, Median, Upper })

export const comparison = {
  From: '2023-01-01',
  To: '2026-01-01',
  Years: 3,
  Own: addClaimSums(Lines),
  PowerUnits: 64,
  PerYear: quartiles(11.3, 24, 61.7),
  PerPowerUnits: quartiles(22.1, 38.4, 70),
  Average: quartiles(6_100, 9_800, 17_400),
}

export const analysisHandlers = (more: MockHandlers = {}) =>
  claimsHandlers({
    ...registerHandlers,
    '/GetLossAnalysis': { Payload: lossAnalysis },
    '/GetLossDevelopment': { Payload: development },
    '/GetLossComparison': { Payload: comparison },
    ...more,
  })
