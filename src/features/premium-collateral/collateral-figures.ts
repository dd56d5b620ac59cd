import { addUp } from '@captive/api-client/contract'

import { formatMoney, formatMoneyAxis } from '../../format/money.ts'
import type { Figures } from '../../ui/pictures/figures.ts'
import { policyYear, type CollateralRow } from './collateral-rows.ts'

/**
 * What was posted, policy year by policy year, the oldest first; a year between for which nothing was is there, too.
 * @param program as the chart names it
 * @returns undefined below two years: there is nothing to compare.
 */
export function collateralFigures(rows: readonly CollateralRow[], program: string): Figures | undefined {
  const byYear = Map.groupBy(rows, ({ year }) => year)
  if (byYear.size < 2) return undefined
  const first = Math.min(...byYear.keys())
  const years = Array.from({ length: Math.max(...byYear.keys()) - first + 1 }, (_, after) => first + after)
  const posted = (year: number) => {
    const ofYear = byYear.get(year)
    return ofYear ? addUp(ofYear.map(({ amount }) => amount)) : null
  }
  return {
    measure: `Collateral posted by policy year, ${program}`,
    labels: years.map((year) => policyYear({ year })),
    series: [{ name: 'Posted', values: years.map(posted) }],
    format: (dollars) => formatMoney(dollars),
    formatAxis: formatMoneyAxis,
  }
}
