import type {
  ClaimTotals,
  Document,
  MemberFundAnalysis,
  NewsArticle,
  Policy,
  Weather,
} from '@captive/api-client/contract'

import type { MockHandlers } from '../shell/mock-handlers.ts'

/** The date that is `days` after today in local time, such as `2026-11-22`. */
export function dayFromToday(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

const policy = (PolicyId: number, ExpirationDate: string, CancelDate: string | null = null): Policy => ({
  PolicyId,
  RecId: PolicyId,
  PolicyNumber: `CA-0012-${PolicyId}`,
  LOB: 'Commercial Auto',
  CarrierName: 'Keel Mutual',
  EffectiveDate: '2026-01-01',
  EffDate: '2026-01-01',
  ExpirationDate,
  CancelDate,
  CategoryCode: 'PC3-IC',
})

/** Policy 3 expires first but is canceled. */
const policies = [
  policy(1, dayFromToday(-300)),
  policy(2, dayFromToday(40)),
  policy(3, dayFromToday(10), '2026-02-01'),
  policy(4, dayFromToday(90)),
]

export const fundRow = (YearQuarter: string, PremiumYearFrom: number, AFundBalance: number): MemberFundAnalysis => ({
  RecId: Number(YearQuarter) * 100 + (PremiumYearFrom % 100),
  ClientId: 12,
  ProgramCd: 'PC3-IC',
  YearQuarter,
  PremiumYearFrom,
  PremiumYearTo: PremiumYearFrom + 1,
  AFundBalance,
  BFundBalance: 50_000.25,
  AFundGrossPremium: 300_000,
  AFundFrequencyClaimsAndExpencesPaid: 120_000,
  AFundFrequencyClaimsAndExpencesReserves: 40_000,
  AFundSurplus: 0,
  AFundPremiumAssessment: 0,
  AFundPremiumAssessmentCollected: 0,
  AFundAllocationToBFund: 0,
  AFundReturnToMember: 0,
  AFundInvestmentAllocation: 0,
  BFundGrossPremium: 75_000,
  BFundSeverityClaimsAndExpencesPaid: 5_000,
  BFundSeverityClaimsAndExpencesReserves: 2_500,
  BFundSurplus: 0,
  BFundPremiumAssessment: 0,
  BFundAFundDeficit: 0,
  BFundInvestmentAllocation: 0,
})

/** Four premium years in each of two quarters. */
const funds = ['202603', '202602'].flatMap((quarter, before) =>
  [2026, 2025, 2024, 2023].map((year) => fundRow(quarter, year, 100_000 - before * 10_000)),
)

const totals = (PolicyId: number, Open: number, OpenIncurred: number): ClaimTotals => ({
  PolicyId,
  eCaptivPremiumYear: 2024 + PolicyId,
  Claims: Open + 10,
  Open,
  LossPaid: 30_000,
  LossReserve: 12_000,
  ExpensePaid: 4_000,
  ExpenseReserve: 1_000,
  Recovery: 0,
  TotalIncurred: 47_000,
  OpenIncurred,
  Valuations: [{ Source: 'Great Lakes TPA', ValuationDate: '2026-09-30' }],
  DaysToReport: [{ Days: 1, Claims: Open + 10 }],
})
export const claimTotals = [totals(1, 5, 20_000.5), totals(2, 32, 130_000.5)]

const weather: Weather = {
  city: 'Joliet',
  state: 'IL',
  temperature: -2,
  skyDescription: 'Snow',
  temperatureDesc: 'Freezing',
  skyInfoAlert: 'High wind: park empty and high-profile trailers.',
  temperatureAlert: '',
  percipitationAlert: 'Snow: clear roofs and lights, and allow more time for every stop.',
  tomorrowHigh: 4,
  tomorrowLow: -6,
}

const article = (number: number): NewsArticle => ({
  title: `Article ${number}`,
  excerpt: 'Claims reported on the first day close sooner and for less.',
  publishedAt: `2026-11-0${number}T15:00:00.000Z`,
  link: `https://www.captive.example/news/${number}`,
})
/** One more than the widget shows. */
const news = [1, 2, 3, 4].map(article)

/** Meeting minutes filed on a day. */
export const minutes = (day: string): Document => ({
  RecId: Date.parse(day) / 86_400_000,
  DocumentId: 'Governance_Organization_Meetings_Minutes',
  DocumentTypesRecId: 9,
  FileName: 'Minutes.pdf',
  FilePath: 'a'.repeat(32),
  Description: '',
  ClientId: null,
  ProgramsRecId: 3,
  Year: 2026,
  Month: 1,
  Day: 1,
  Quarter: 1,
  CreatedBy: 'staff.employee@demo.example',
  PolicyNumber: null,
  CreatedDateTime: `${day}T12:00:00.000Z`,
})

/** Handlers of the dashboard's calls, without those of the session. */
export const dashboardHandlers: MockHandlers = {
  '/GetAttention': { Payload: { Items: [], Counts: [] } },
  '/GetSinceLastVisit': { Payload: null },
  '/getPoliciesByClient': { Payload: policies },
  '/GetMemberFundAnalysis': { Payload: funds },
  '/GetClaimTotals': { Payload: claimTotals },
  '/GetWeather': (query: URLSearchParams) => ({
    Payload: query.get('clientId') === '12' && query.get('zipcd') === '60431' ? weather : null,
  }),
  '/GetNews': { Payload: news },
}

/** Handlers for a company without data. */
export const emptyDashboardHandlers: MockHandlers = {
  '/GetAttention': { Payload: { Items: [], Counts: [] } },
  '/GetSinceLastVisit': { Payload: null },
  '/getPoliciesByClient': { Payload: [] },
  '/GetMemberFundAnalysis': { Payload: [] },
  '/GetClaimTotals': { Payload: [] },
  '/GetWeather': { Payload: null },
  '/GetNews': { Payload: [] },
}
