import { addUp, fundsOf, type Fund, type MemberFundAnalysis } from '@captive/api-client/contract'

import { formatMoney, formatMoneyAxis } from '../../format/money.ts'
import { formatQuarter, parseYearQuarter } from '../../format/quarter.ts'
import { yearsListed } from '../../funds/fund-lines.ts'
import { premiumYear } from '../../funds/fund-words.ts'
import type { Figures } from '../../ui/charts/figures.ts'
import { texts } from './texts.ts'

/** The number of quarters in a chart, newest last. */
const quarterCount = 4

/** The claim costs of a fund. A group fund has the costs of both layers (core §9). */
const lossesOf: Record<Fund['name'], { paid: (row: MemberFundAnalysis) => number[]; reserved: typeof paidOfA }> = {
  'A Fund Balance': { paid: paidOfA, reserved: (row) => [row.AFundFrequencyClaimsAndExpencesReserves] },
  'B Fund Balance': {
    paid: (row) => [row.BFundSeverityClaimsAndExpencesPaid],
    reserved: (row) => [row.BFundSeverityClaimsAndExpencesReserves],
  },
  'Group Fund Balance': {
    paid: (row) => [row.AFundFrequencyClaimsAndExpencesPaid, row.BFundSeverityClaimsAndExpencesPaid],
    reserved: (row) => [row.AFundFrequencyClaimsAndExpencesReserves, row.BFundSeverityClaimsAndExpencesReserves],
  },
}

function paidOfA(row: MemberFundAnalysis): number[] {
  return [row.AFundFrequencyClaimsAndExpencesPaid]
}

export interface FundSlide {
  /** '2026 - 2027'. */
  title: string
  figures: Figures
}

/**
 * A chart for each premium year in the fund's balance table. It shows balance and claims by quarter (FIN-006).
 * @param rows of one program, with any quarters
 */
export function fundSlides(rows: readonly MemberFundAnalysis[], fund: Fund): FundSlide[] {
  return yearsListed([fund]).map((year) => {
    const ofYear = rows.filter(({ PremiumYearFrom }) => PremiumYearFrom === year.from)
    const quarters = [...Map.groupBy(ofYear, ({ YearQuarter }) => YearQuarter)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .slice(-quarterCount)
    return slide(quarters, fund.name, premiumYear(year))
  })
}

function slide(quarters: readonly [string, MemberFundAnalysis[]][], name: Fund['name'], title: string): FundSlide {
  const { paid, reserved } = lossesOf[name]
  const values = (of: (rows: MemberFundAnalysis[]) => number) => quarters.map(([, rows]) => of(rows))
  return {
    title,
    figures: {
      measure: texts.summary.chart(name, title),
      labels: quarters.map(([quarter]) => quarterName(quarter)),
      series: [
        { name: texts.summary.claimsPaid, values: values((rows) => addUp(rows.flatMap(paid))) },
        { name: texts.summary.claimsReserved, values: values((rows) => addUp(rows.flatMap(reserved))), hatched: true },
        {
          name: texts.summary.balance,
          values: values((rows) => fundsOf(rows).find((fund) => fund.name === name)?.total ?? 0),
        },
      ],
      format: (amount) => formatMoney(amount),
      formatAxis: formatMoneyAxis,
    },
  }
}

/** 'Q3 2026' for '202603'. */
export function quarterName(yearQuarter: string): string {
  const quarter = parseYearQuarter(yearQuarter)
  return quarter ? formatQuarter(quarter) : yearQuarter
}
