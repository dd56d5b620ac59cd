import type { SpeedingRank, SpeedingSummary } from './risk.ts'

const secondsOfHour = 3600
/** The number of months in a ranking. */
const rankedMonths = 12

type Speeding = Pick<
  SpeedingSummary,
  'SpeedingUnder5_Sec' | 'Speeding5To10_Sec' | 'Speeding10To15_Sec' | 'SpeedingOver15_Sec' | 'TotalMovingTime_Hr'
>

/**
 * The share of driving time above the speed limit, by any amount: total speeding seconds divided by 3600, divided by
 * moving hours (TEL-003, areas §9, AMB-186).
 * @returns null for a month without driving
 */
export function speedingRatio(month: Speeding): number | null {
  if (!(month.TotalMovingTime_Hr > 0)) return null
  const seconds =
    month.SpeedingUnder5_Sec + month.Speeding5To10_Sec + month.Speeding10To15_Sec + month.SpeedingOver15_Sec
  const ratio = seconds / secondsOfHour / month.TotalMovingTime_Hr
  return Number.isNaN(ratio) ? null : ratio
}

/**
 * The rank of a company in each of the latest twelve months, newest first, as in `GetSpeedingRanks`, for a server
 * without that call (AMB-185). The lowest ratio is first, equal ratios share a rank, and companies without driving
 * are not ranked.
 * @param months of all members of the program
 */
export function speedRanksOf(months: readonly SpeedingSummary[], clientId: number): SpeedingRank[] {
  const byMonth = [...Map.groupBy(months, ({ YearMonth }) => YearMonth)]
  return byMonth
    .toSorted(([one], [other]) => other.localeCompare(one))
    .slice(0, rankedMonths)
    .flatMap(([YearMonth, ofMonth]) => {
      const ranked = ofMonth.flatMap((month) => {
        const ratio = speedingRatio(month)
        return ratio === null ? [] : [{ ClientId: month.ClientId, ratio }]
      })
      const own = ranked.find(({ ClientId }) => ClientId === clientId)
      if (!own || ranked.length < 2) return [] // a single company has no rank
      return [{ YearMonth, Rank: 1 + ranked.filter(({ ratio }) => ratio < own.ratio).length, Members: ranked.length }]
    })
}
