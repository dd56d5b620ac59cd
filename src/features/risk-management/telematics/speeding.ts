import { speedingRatio, type SpeedingRank, type SpeedingSummary } from '@captive/api-client/contract'

import { formatMonth } from '../../../format/month.ts'
import { formatOrdinal } from '../../../format/ordinal.ts'
import { formatPercent } from '../../../format/percent.ts'
import type { Figures } from '../../../ui/charts/figures.ts'
import { texts } from './texts.ts'

/** The number of months in the chart. */
const shownMonths = 12

export const formatRatio = (ratio: number): string => formatPercent(ratio, 1)

/** For example `3rd of 41 Members` (TEL-002). */
export const formatRank = ({ Rank, Members }: SpeedingRank): string => texts.ranking.rank(formatOrdinal(Rank), Members)

/** A month, with "so far" if `today` is in it. */
export function monthSoFar(yearMonth: string, today: string): string {
  return yearMonth === toYearMonth(today) ? texts.ranking.soFar(formatMonth(yearMonth)) : formatMonth(yearMonth)
}

/** yyyyMM of a day yyyy-MM-dd */
export const toYearMonth = (day: string): string => day.slice(0, 7).replace('-', '')

/** The change of the rank since the previously ranked month. */
export function movement(newest: SpeedingRank, before: SpeedingRank | undefined) {
  if (!before) return undefined
  const since = formatMonth(before.YearMonth)
  const places = before.Rank - newest.Rank
  if (places === 0) return { word: texts.ranking.unchanged(since), sense: 'neither' as const }
  return places > 0
    ? { word: texts.ranking.up(places, since), sense: 'gain' as const }
    : { word: texts.ranking.down(-places, since), sense: 'loss' as const }
}

interface Unranked {
  isMember: boolean
  /** The speeding summaries of the company. */
  months: readonly SpeedingSummary[]
  /** Whether the server ranks a month only with at least five members. */
  needsFive: boolean
}

/** The reason why a company has no rank in any month (TEL-005). */
export function noRankReason({ isMember, months, needsFive }: Unranked): string {
  if (!isMember) return texts.ranking.formerMember
  if (months.length === 0) return texts.ranking.neverSent
  if (months.every((month) => speedingRatio(month) === null)) return texts.ranking.notDriven
  return needsFive ? texts.ranking.needsFive : texts.ranking.needsOthers
}

/** The latest month with data; undefined without data. */
export function newestMonth(months: readonly SpeedingSummary[]): SpeedingSummary | undefined {
  return months.toSorted((one, other) => other.YearMonth.localeCompare(one.YearMonth))[0]
}

/** The chart of the last twelve months, newest last, with the rank in each. */
export function speedingFigures(months: readonly SpeedingSummary[], ranks: readonly SpeedingRank[]): Figures {
  const shown = months.toSorted((one, other) => one.YearMonth.localeCompare(other.YearMonth)).slice(-shownMonths)
  const rankOf = new Map(
    ranks.map(({ YearMonth, Rank, Members }) => [YearMonth, texts.ranking.rankOf(formatOrdinal(Rank), Members)]),
  )
  return {
    measure: texts.ranking.measure,
    labels: shown.map(({ YearMonth }) => formatMonth(YearMonth)),
    series: [{ name: texts.ranking.ratio, values: shown.map(speedingRatio) }],
    remark: { name: texts.ranking.series, texts: shown.map(({ YearMonth }) => rankOf.get(YearMonth) ?? null) },
    format: formatRatio,
    formatAxis: formatRatio,
  }
}
