import { addUp } from './add-up.ts'
import type { Claim } from './claim.ts'
import type { ClaimSums, ClaimTotals } from './claim-totals.ts'
import type { YearOfLosses } from './fund-figures.ts'

// Figures that appear on several screens, or on a screen and a loss run, are computed here.

/** The amounts of a claim, or the sums of several claims. */
type Amounts = Pick<Claim, 'LossPaid' | 'LossReserve' | 'ExpensePaid' | 'ExpenseReserve' | 'Recovery' | 'TotalIncurred'>

/** Whether a claim is not closed. A reopened claim is open. */
export const isOpenClaim = ({ StatusCode }: Pick<Claim, 'StatusCode'>): boolean => StatusCode !== 'Closed'

/** Paid loss and expense, before recoveries. */
export const paidOf = ({ LossPaid, ExpensePaid }: Amounts): number => addUp([LossPaid, ExpensePaid])

/** Reserved loss and expense. */
export const reservedOf = ({ LossReserve, ExpenseReserve }: Amounts): number => addUp([LossReserve, ExpenseReserve])

/** Counts claims and open claims, and adds up their amounts in dollars, exact to the cent. */
export const sumClaims = (claims: readonly (Amounts & Pick<Claim, 'StatusCode'>)[]): ClaimSums => ({
  Claims: claims.length,
  Open: claims.filter(isOpenClaim).length,
  ...sumAmounts(claims),
})

/** Combines the totals of several policies. */
export const addClaimSums = (parts: readonly ClaimSums[]): ClaimSums => ({
  Claims: parts.reduce((sum, { Claims }) => sum + Claims, 0),
  Open: parts.reduce((sum, { Open }) => sum + Open, 0),
  ...sumAmounts(parts),
})

function sumAmounts(parts: readonly Amounts[]): Amounts {
  const sum = (name: keyof Amounts) => addUp(parts.map((part) => part[name]))
  return {
    LossPaid: sum('LossPaid'),
    LossReserve: sum('LossReserve'),
    ExpensePaid: sum('ExpensePaid'),
    ExpenseReserve: sum('ExpenseReserve'),
    Recovery: sum('Recovery'),
    TotalIncurred: sum('TotalIncurred'),
  }
}

/** Counts the open claims of these policies, and adds up their incurred amounts. */
export const openClaims = (
  totals: readonly Pick<ClaimTotals, 'Open' | 'OpenIncurred'>[],
): { count: number; incurred: number } => ({
  count: totals.reduce((sum, { Open }) => sum + Open, 0),
  incurred: addUp(totals.map(({ OpenIncurred }) => OpenIncurred)),
})

/**
 * Paid and reserved amounts by the year in which the policies took effect, oldest first. For programs without funds.
 */
export const lossesByPolicyYear = (
  totals: readonly (ClaimSums & Pick<ClaimTotals, 'eCaptivPremiumYear'>)[],
): YearOfLosses[] =>
  [...Map.groupBy(totals, ({ eCaptivPremiumYear }) => eCaptivPremiumYear)]
    .sort(([one], [other]) => one - other)
    .map(([from, ofYear]) => {
      const sums = addClaimSums(ofYear)
      return { from, to: from + 1, paid: paidOf(sums), reserved: reservedOf(sums) }
    })

/** The median number of days from loss to report; undefined without claims. */
export function medianDaysToReport(totals: readonly Pick<ClaimTotals, 'DaysToReport'>[]): number | undefined {
  const lags = totals.flatMap(({ DaysToReport }) => DaysToReport).toSorted((one, other) => one.Days - other.Days)
  const count = lags.reduce((sum, { Claims }) => sum + Claims, 0)
  let before = 0
  return lags.find(({ Claims }) => (before += Claims) * 2 >= count)?.Days
}
