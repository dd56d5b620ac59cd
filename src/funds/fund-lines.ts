import { addUp, type Fund } from '@captive/api-client/contract'

import type { AccountLine } from '../ui/account.tsx'
import { premiumYear } from './fund-words.ts'

/** As many premium years have a line of their own (AMB-051). */
const mostYears = 3

/** The newest premium years of funds, newest first: those that a table lists and a carousel goes through. */
export const yearsListed = (funds: readonly Fund[]): Fund['years'] =>
  [...new Map(funds.flatMap((fund) => fund.years).map((year) => [year.from, year])).values()]
    .toSorted((one, other) => other.from - one.from)
    .slice(0, mostYears)

/**
 * The balances of funds: the newest premium years, what is older, and all of them (DSH-014, DSH-015, FIN-005). A column
 * for each fund, and one for all where there are several.
 */
export function fundLines(funds: readonly Fund[]): AccountLine[] {
  const years = yearsListed(funds)
  const line = (label: string, amountOf: (fund: Fund) => number | null): AccountLine => {
    const amounts = funds.map(amountOf)
    return { label, amounts: funds.length > 1 ? [...amounts, addUp(amounts)] : amounts }
  }
  const balanceOf = (fund: Fund, from: number) => fund.years.find((year) => year.from === from)?.balance ?? null
  const earlierOf = (fund: Fund) => addUp([fund.total, ...years.map(({ from }) => -(balanceOf(fund, from) ?? 0))])
  const hasEarlier = funds.some((fund) => fund.years.length > years.length)
  return [
    ...years.map((year) => line(premiumYear(year), (fund) => balanceOf(fund, year.from))),
    ...(hasEarlier ? [line('Earlier years', earlierOf)] : []),
    { ...line('All years', ({ total }) => total), sum: 'total' },
  ]
}
