import { addUp, type Fund } from '@captive/api-client/contract'

import type { StatementLine } from '../ui/statement.tsx'
import { premiumYear } from './fund-words.ts'
import { texts } from './texts.ts'

/** The number of premium years with their own line (AMB-051). */
const maxYears = 3

/** The newest premium years of funds, newest first. */
export const yearsListed = (funds: readonly Fund[]): Fund['years'] =>
  [...new Map(funds.flatMap((fund) => fund.years).map((year) => [year.from, year])).values()]
    .toSorted((one, other) => other.from - one.from)
    .slice(0, maxYears)

/**
 * The lines of a fund statement: the newest premium years, earlier years, and the total. Each fund has a column, and
 * several funds have a total column.
 */
export function fundLines(funds: readonly Fund[]): StatementLine[] {
  const years = yearsListed(funds)
  const line = (label: string, amountOf: (fund: Fund) => number | null): StatementLine => {
    const amounts = funds.map(amountOf)
    return { label, amounts: funds.length > 1 ? [...amounts, addUp(amounts)] : amounts }
  }
  const balanceOf = (fund: Fund, from: number) => fund.years.find((year) => year.from === from)?.balance ?? null
  const earlierOf = (fund: Fund) => addUp([fund.total, ...years.map(({ from }) => -(balanceOf(fund, from) ?? 0))])
  const hasEarlier = funds.some((fund) => fund.years.length > years.length)
  return [
    ...years.map((year) => line(premiumYear(year), (fund) => balanceOf(fund, year.from))),
    ...(hasEarlier ? [line(texts.earlierYears, earlierOf)] : []),
    { ...line(texts.allYears, ({ total }) => total), sum: 'total' },
  ]
}
