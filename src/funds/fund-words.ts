import { fundCourse, ofNewestQuarter, type MemberFundAnalysis } from '@captive/api-client/contract'

import { formatPercent } from '../format/percent.ts'
import { formatQuarterEnd, parseYearQuarter } from '../format/quarter.ts'
import { unknownFigure } from '../format/unknown.ts'
import { texts } from './texts.ts'

/** For example `2025 - 2026`; `--` for an unknown year. */
export const premiumYear = ({ from, to }: { from: number; to: number }): string =>
  Number.isNaN(from) || Number.isNaN(to) ? unknownFigure : `${from} - ${to}`

/** For example `as of 09/30/2026`. */
export function asOfQuarter(yearQuarter: string): string {
  const quarter = parseYearQuarter(yearQuarter)
  return quarter ? texts.asOf(formatQuarterEnd(quarter)) : ''
}

/** The as-of text of the newest quarter with rows. */
export function asOfNewest(rows: readonly MemberFundAnalysis[]): string {
  return asOfQuarter(ofNewestQuarter(rows)[0]?.YearQuarter ?? '')
}

export interface FundFigure {
  /** The total of all funds at the end of the newest quarter, in dollars. */
  total: number
  asOf: string
  /** The change since the previous quarter. */
  change: { word: string; sense: 'gain' | 'loss' | 'neither' } | undefined
  /** The totals of the last eight quarters, oldest first. */
  trend: number[]
}

/** The headline figure of the funds; undefined without funds. */
export function fundFigure(rows: readonly MemberFundAnalysis[]): FundFigure | undefined {
  const quarters = fundCourse(rows).slice(-8)
  const [before, newest] = quarters.slice(-2)
  const last = newest ?? before
  if (!last) return undefined
  return {
    total: last.total,
    asOf: asOfQuarter(last.yearQuarter),
    change: newest && before ? movement(before.total, newest.total) : undefined,
    trend: quarters.map(({ total }) => total),
  }
}

function movement(before: number, now: number): FundFigure['change'] {
  if (!(before > 0 && now >= 0)) return undefined // a percentage of a debt or of an unknown balance has no meaning
  const share = Math.abs(now - before) / before
  if (Math.round(share * 100) === 0) return { word: texts.unchanged, sense: 'neither' }
  return now > before
    ? { word: texts.up(formatPercent(share)), sense: 'gain' }
    : { word: texts.down(formatPercent(share)), sense: 'loss' }
}
