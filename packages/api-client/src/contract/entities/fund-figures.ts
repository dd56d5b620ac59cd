import { addUp } from './add-up.ts'
import type { MemberFundAnalysis } from './fund.ts'

// Fund figures that appear on two screens are computed here.

/** The types of funds in a program: an A and a B fund, or one group fund. */
export type FundType = 'A and B' | 'Group'

/** The program number: `3` from a RecId, `PC3-IC`, `3` or `3col-…`. Undefined for other texts (AMB-052, AMB-176). */
export function programNumber(program: number | string | null): number | undefined {
  const [, digits] = /^(?:PC)?(\d+)(?:-IC)?(?:col.*)?$/i.exec(String(program).trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Programs 1, 3, 6 and 7 have an A and a B fund, 2 and 4 a group fund, and others no fund (core §9, AMB-052). */
export function fundTypeOf(program: number | string | null): FundType | undefined {
  const number = programNumber(program)
  if (number === undefined) return undefined
  if ([1, 3, 6, 7].includes(number)) return 'A and B'
  return [2, 4].includes(number) ? 'Group' : undefined
}

/** The rows of the newest quarter (AMB-051). */
export function ofNewestQuarter<Row extends Pick<MemberFundAnalysis, 'YearQuarter'>>(rows: readonly Row[]): Row[] {
  const newest = newestFirst(rows)[0]
  return rows.filter(({ YearQuarter }) => YearQuarter === newest)
}

/** The quarters of the rows, as YYYYQQ. */
function newestFirst(rows: readonly Pick<MemberFundAnalysis, 'YearQuarter'>[]): string[] {
  return [...new Set(rows.map(({ YearQuarter }) => YearQuarter))].sort().reverse()
}

type Balances = Pick<
  MemberFundAnalysis,
  'YearQuarter' | 'ProgramCd' | 'PremiumYearFrom' | 'PremiumYearTo' | 'AFundBalance' | 'BFundBalance'
>

/** The balances of a fund by year. */
export interface Fund {
  /** The heading from the specification. */
  name: 'A Fund Balance' | 'B Fund Balance' | 'Group Fund Balance'
  /** Newest premium year first. */
  years: { from: number; to: number; balance: number }[]
  total: number
}

/** The funds of a program at the end of the newest quarter (core §9, AMB-051). Empty for a program without funds. */
export function fundsOf(rows: readonly Balances[]): Fund[] {
  const newest = ofNewestQuarter(rows)
  const twoFunds = newest.filter(({ ProgramCd }) => fundTypeOf(ProgramCd) === 'A and B')
  const group = newest.filter(({ ProgramCd }) => fundTypeOf(ProgramCd) === 'Group')
  return [
    fund('A Fund Balance', twoFunds, ({ AFundBalance }) => AFundBalance),
    fund('B Fund Balance', twoFunds, ({ BFundBalance }) => BFundBalance),
    fund('Group Fund Balance', group, ({ AFundBalance, BFundBalance }) => AFundBalance + BFundBalance),
  ].filter(({ years }) => years.length > 0)
}

function fund(name: Fund['name'], rows: readonly Balances[], balanceOf: (row: Balances) => number): Fund {
  const years = byPremiumYear(rows).map((ofYear) => ({
    from: ofYear[0].PremiumYearFrom,
    to: ofYear[0].PremiumYearTo,
    balance: addUp(ofYear.map(balanceOf)),
  }))
  return { name, years: years.reverse(), total: addUp(years.map(({ balance }) => balance)) }
}

/** The total of all funds at the end of each quarter, oldest first. */
export function fundCourse(rows: readonly Balances[]): { yearQuarter: string; total: number }[] {
  return newestFirst(rows)
    .map((yearQuarter) => ({
      yearQuarter,
      total: addUp(fundsOf(rows.filter((row) => row.YearQuarter === yearQuarter)).map(({ total }) => total)),
    }))
    .reverse()
}

type Losses = Pick<
  MemberFundAnalysis,
  | 'YearQuarter'
  | 'PremiumYearFrom'
  | 'PremiumYearTo'
  | 'AFundFrequencyClaimsAndExpencesPaid'
  | 'AFundFrequencyClaimsAndExpencesReserves'
  | 'BFundSeverityClaimsAndExpencesPaid'
  | 'BFundSeverityClaimsAndExpencesReserves'
>

/** The paid and reserved amounts of a premium year's claims. */
export interface YearOfLosses {
  from: number
  to: number
  paid: number
  reserved: number
}

/** Paid and reserved amounts of each premium year in the newest quarter of the funds (AMB-047), oldest year first. */
export const lossesByPremiumYear = (rows: readonly Losses[]): YearOfLosses[] =>
  byPremiumYear(ofNewestQuarter(rows)).map((ofYear) => ({
    from: ofYear[0].PremiumYearFrom,
    to: ofYear[0].PremiumYearTo,
    paid: addUp(
      ofYear.flatMap((row) => [row.AFundFrequencyClaimsAndExpencesPaid, row.BFundSeverityClaimsAndExpencesPaid]),
    ),
    reserved: addUp(
      ofYear.flatMap((row) => [
        row.AFundFrequencyClaimsAndExpencesReserves,
        row.BFundSeverityClaimsAndExpencesReserves,
      ]),
    ),
  }))

/** Groups rows by premium year, the oldest first. */
function byPremiumYear<Row extends { PremiumYearFrom: number }>(rows: readonly Row[]): [Row, ...Row[]][] {
  const years = [...Map.groupBy(rows, ({ PremiumYearFrom }) => PremiumYearFrom)]
  return years.sort(([one], [other]) => one - other).map(([, ofYear]) => ofYear as [Row, ...Row[]])
}
