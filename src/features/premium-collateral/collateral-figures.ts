import { addUp } from '@captive/api-client/contract'

import { formatMoney, formatMoneyAxis } from '../../format/money.ts'
import type { Figures } from '../../ui/charts/figures.ts'
import { policyYear, type CollateralRow } from './collateral-rows.ts'
import { texts } from './texts.ts'

/**
 * The chart of posted collateral by policy year, oldest first, including years without collateral.
 * @param program the name for the title of the chart
 * @returns undefined for fewer than two years
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
    measure: texts.collateral.measure(program),
    labels: years.map((year) => policyYear({ year })),
    series: [{ name: texts.collateral.posted, values: years.map(posted) }],
    format: (dollars) => formatMoney(dollars),
    formatAxis: formatMoneyAxis,
  }
}
