import { addUp } from './add-up.ts'
import type { MemberFundAnalysis } from './fund.ts'

// What is the same figure of the funds on two screens is computed here.

/** How the funds of a program are called: an A and a B fund, or one for the group. */
export type FundType = 'A and B' | 'Group'

/** `3` of a RecId, of `PC3-IC`, of `3` and of `3col-…`; undefined for what names no program (AMB-052, AMB-176). */
export function programNumber(program: number | string | null): number | undefined {
  const [, digits] = /^(?:PC)?(\d+)(?:-IC)?(?:col.*)?$/i.exec(String(program).trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Programs 1, 3, 6 and 7 have an A and a B fund, 2 and 4 a group fund, others none (core §9, AMB-052). */
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

/** The quarters that there are rows of, YYYYQQ. */
function newestFirst(rows: readonly Pick<MemberFundAnalysis, 'YearQuarter'>[]): string[] {
  return [...new Set(rows.map(({ YearQuarter }) => YearQuarter))].sort().reverse()
}

type Balances = Pick<
  MemberFundAnalysis,
  'YearQuarter' | 'ProgramCd' | 'PremiumYearFrom' | 'PremiumYearTo' | 'AFundBalance' | 'BFundBalance'
>

/** The balance of a fund, year by year. */
export interface Fund {
  /** As the specification heads it. */
  name: 'A Fund Balance' | 'B Fund Balance' | 'Group Fund Balance'
  /** Newest premium year first. */
  years: { from: number; to: number; balance: number }[]
  total: number
}

/** The funds of a program at the end of the newest quarter (core §9, AMB-051); none for a program without funds. */
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

/** All funds together at the end of each quarter, oldest first. */
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

/** What claims of a premium year were paid, and what is reserved for them. */
export interface YearOfLosses {
  from: number
  to: number
  paid: number
  reserved: number
}

/** Paid and reserves of each premium year as the funds carry them in the newest quarter (AMB-047), oldest year first. */
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

/** Oldest first. */
function byPremiumYear<Row extends { PremiumYearFrom: number }>(rows: readonly Row[]): [Row, ...Row[]][] {
  const years = [...Map.groupBy(rows, ({ PremiumYearFrom }) => PremiumYearFrom)]
  return years.sort(([one], [other]) => one - other).map(([, ofYear]) => ofYear as [Row, ...Row[]])
}
