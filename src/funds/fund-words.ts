import { fundCourse, ofNewestQuarter, type MemberFundAnalysis } from '@captive/api-client/contract'

import { formatPercent } from '../format/percent.ts'
import { formatQuarterEnd, parseYearQuarter } from '../format/quarter.ts'
import { unknownFigure } from '../format/unknown.ts'

/** '2025 - 2026', or `--` where a year is not known. */
export const premiumYear = ({ from, to }: { from: number; to: number }): string =>
  Number.isNaN(from) || Number.isNaN(to) ? unknownFigure : `${from} - ${to}`

/** 'as of 09/30/2026'. */
export function asOfQuarter(yearQuarter: string): string {
  const quarter = parseYearQuarter(yearQuarter)
  return quarter ? `as of ${formatQuarterEnd(quarter)}` : ''
}

/** The same of the newest quarter that there are rows of. */
export function asOfNewest(rows: readonly MemberFundAnalysis[]): string {
  return asOfQuarter(ofNewestQuarter(rows)[0]?.YearQuarter ?? '')
}

export interface FundFigure {
  /** All funds together at the end of the newest quarter, in dollars. */
  total: number
  asOf: string
  /** Since the quarter before. */
  moved: { word: string; sense: 'gain' | 'loss' | 'neither' } | undefined
  /** The totals of the last eight quarters, oldest first. */
  course: number[]
}

/** What is said first of the funds; undefined where a company has none. */
export function fundFigure(rows: readonly MemberFundAnalysis[]): FundFigure | undefined {
  const course = fundCourse(rows).slice(-8)
  const [before, newest] = course.slice(-2)
  const last = newest ?? before
  if (!last) return undefined
  return {
    total: last.total,
    asOf: asOfQuarter(last.yearQuarter),
    moved: newest && before ? movement(before.total, newest.total) : undefined,
    course: course.map(({ total }) => total),
  }
}

function movement(before: number, now: number): FundFigure['moved'] {
  if (!(before > 0 && now >= 0)) return undefined // of a debt, or of what is not known, no share can be said
  const share = Math.abs(now - before) / before
  if (Math.round(share * 100) === 0) return { word: 'unchanged', sense: 'neither' }
  return now > before
    ? { word: `up ${formatPercent(share)}`, sense: 'gain' }
    : { word: `down ${formatPercent(share)}`, sense: 'loss' }
}
