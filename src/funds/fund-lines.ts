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
  const isListed = ({ from }: { from: number }) => years.some((year) => year.from === from)
  const earlierOf = (fund: Fund) => {
    const earlier = fund.years.filter((year) => !isListed(year))
    return earlier.length > 0 ? addUp(earlier.map(({ balance }) => balance)) : null
  }
  const hasEarlier = funds.some((fund) => earlierOf(fund) !== null)
  return [
    ...years.map((year) => line(premiumYear(year), (fund) => balanceOf(fund, year.from))),
    ...(hasEarlier ? [line(texts.earlierYears, earlierOf)] : []),
    { ...line(texts.allYears, ({ total }) => total), sum: 'total' },
  ]
}
