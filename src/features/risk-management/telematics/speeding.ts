import { speedingRatio, type SpeedingRank, type SpeedingSummary } from '@captive/api-client/contract'

import { formatMonth } from '../../../format/month.ts'
import { formatOrdinal } from '../../../format/ordinal.ts'
import { formatPercent } from '../../../format/percent.ts'
import type { Figures } from '../../../ui/pictures/figures.ts'

/** A course is shown of as many months. */
const shownMonths = 12

export const formatRatio = (ratio: number): string => formatPercent(ratio, 1)

/** `3rd of 41 Members` (TEL-002). */
export const formatRank = ({ Rank, Members }: SpeedingRank): string => `${formatOrdinal(Rank)} of ${Members} Members`

/** A month, said to be still under way where it is the present one, `today` being in it. */
export function monthSoFar(yearMonth: string, today: string): string {
  return yearMonth === toYearMonth(today) ? `${formatMonth(yearMonth)} so far` : formatMonth(yearMonth)
}

/** `202611` of 2026-11-22. */
export const toYearMonth = (day: string): string => day.slice(0, 7).replace('-', '')

/** How the place moved since the month before that was ranked, which is the one next in the list. */
export function movement(newest: SpeedingRank, before: SpeedingRank | undefined) {
  if (!before) return undefined
  const since = `since ${formatMonth(before.YearMonth)}`
  const places = before.Rank - newest.Rank
  if (places === 0) return { word: `unchanged ${since}`, sense: 'neither' as const }
  return places > 0
    ? { word: `up ${places} ${since}`, sense: 'gain' as const }
    : { word: `down ${-places} ${since}`, sense: 'loss' as const }
}

interface Unranked {
  isMember: boolean
  /** What is known of how the company drove. */
  months: readonly SpeedingSummary[]
  /** Whether the server ranks groups of five and more alone. */
  needsFive: boolean
}

/** Why a company has no place in any month (TEL-005). */
export function noRankReason({ isMember, months, needsFive }: Unranked): string {
  if (!isMember) return 'The ranking compares current members of the program. This company is a former member.'
  if (months.length === 0)
    return 'Your rank will appear here after the first month in which your vehicles send data to the exchange.'
  if (months.every((month) => speedingRatio(month) === null))
    return 'A month has a ranking once your vehicles have driven in it.'
  const others = needsFive ? 'five members' : 'other members'
  return `A month has a ranking once ${others} of your program have sent data for it.`
}

/** The month that is closest to today of those that there is something of; undefined without any. */
export function newestMonth(months: readonly SpeedingSummary[]): SpeedingSummary | undefined {
  return months.toSorted((one, other) => other.YearMonth.localeCompare(one.YearMonth))[0]
}

/** The course of twelve months, the newest last, with the place in each. */
export function speedingFigures(months: readonly SpeedingSummary[], ranks: readonly SpeedingRank[]): Figures {
  const shown = months.toSorted((one, other) => one.YearMonth.localeCompare(other.YearMonth)).slice(-shownMonths)
  const rankOf = new Map(
    ranks.map(({ YearMonth, Rank, Members }) => [YearMonth, `${formatOrdinal(Rank)} of ${Members}`]),
  )
  return {
    measure: 'Speeding ratio: time above the limit, of the time on the move',
    labels: shown.map(({ YearMonth }) => formatMonth(YearMonth)),
    series: [{ name: 'Speeding ratio', values: shown.map(speedingRatio) }],
    remark: { name: 'Ranking', texts: shown.map(({ YearMonth }) => rankOf.get(YearMonth) ?? null) },
    format: formatRatio,
    formatAxis: formatRatio,
  }
}
