import { addUp, fundsOf, type Fund, type MemberFundAnalysis } from '@captive/api-client/contract'

import { formatMoney, formatMoneyAxis } from '../../format/money.ts'
import { formatQuarter, parseYearQuarter } from '../../format/quarter.ts'
import { yearsListed } from '../../funds/fund-lines.ts'
import { premiumYear } from '../../funds/fund-words.ts'
import type { Figures } from '../../ui/pictures/figures.ts'

/** As many quarters stand beside each other in a picture, the newest last. */
const mostQuarters = 4

/** What claims cost a fund; a group fund carries both layers (core §9). */
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
 * A chart for each premium year that the balance table of the fund lists, quarter by quarter, with its claims beside its
 * balance (FIN-006).
 * @param rows of one program, any quarters
 */
export function fundSlides(rows: readonly MemberFundAnalysis[], fund: Fund): FundSlide[] {
  return yearsListed([fund]).map((year) => {
    const ofYear = rows.filter(({ PremiumYearFrom }) => PremiumYearFrom === year.from)
    const quarters = [...Map.groupBy(ofYear, ({ YearQuarter }) => YearQuarter)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .slice(-mostQuarters)
    return slide(quarters, fund.name, premiumYear(year))
  })
}

function slide(quarters: readonly [string, MemberFundAnalysis[]][], name: Fund['name'], title: string): FundSlide {
  const { paid, reserved } = lossesOf[name]
  const values = (of: (rows: MemberFundAnalysis[]) => number) => quarters.map(([, rows]) => of(rows))
  return {
    title,
    figures: {
      measure: `${name} and claims of ${title}`,
      labels: quarters.map(([quarter]) => quarterName(quarter)),
      series: [
        { name: 'Claims paid', values: values((rows) => addUp(rows.flatMap(paid))) },
        { name: 'Claims reserved', values: values((rows) => addUp(rows.flatMap(reserved))), hatched: true },
        { name: 'Balance', values: values((rows) => fundsOf(rows).find((fund) => fund.name === name)?.total ?? 0) },
      ],
      format: (amount) => formatMoney(amount),
      formatAxis: formatMoneyAxis,
    },
  }
}

/** 'Q3 2026' of '202603'. */
export function quarterName(yearQuarter: string): string {
  const quarter = parseYearQuarter(yearQuarter)
  return quarter ? formatQuarter(quarter) : yearQuarter
}
