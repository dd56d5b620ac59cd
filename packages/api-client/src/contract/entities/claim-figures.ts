import { addUp } from './add-up.ts'
import type { Claim } from './claim.ts'
import type { ClaimTotals } from './claim-totals.ts'
import type { YearOfLosses } from './fund-figures.ts'

// What is the same figure on two screens, or on a screen and on a loss run, is computed here.

/** The amounts of a claim; of several claims their sums. */
type Amounts = Pick<Claim, 'LossPaid' | 'LossReserve' | 'ExpensePaid' | 'ExpenseReserve' | 'Recovery' | 'TotalIncurred'>

/** What claims add up to, exact to the cent. */
export type ClaimSums = Pick<ClaimTotals, keyof Amounts | 'Claims' | 'Open'>

/** Whether a claim is not closed: a reopened one is open. */
export const isOpenClaim = ({ StatusCode }: Pick<Claim, 'StatusCode'>): boolean => StatusCode !== 'Closed'

/** Loss and expense that was paid, before what was recovered. */
export const paidOf = ({ LossPaid, ExpensePaid }: Amounts): number => addUp([LossPaid, ExpensePaid])

/** Loss and expense that is reserved. */
export const reservedOf = ({ LossReserve, ExpenseReserve }: Amounts): number => addUp([LossReserve, ExpenseReserve])

/** How many claims there are, how many of them are open, and their amounts in dollars, exact to the cent. */
export const sumClaims = (claims: readonly (Amounts & Pick<Claim, 'StatusCode'>)[]): ClaimSums => ({
  Claims: claims.length,
  Open: claims.filter(isOpenClaim).length,
  ...sumAmounts(claims),
})

/** The sums of several policies as one. */
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

/** How many claims of these policies are open, and what those have incurred. */
export const openClaims = (
  totals: readonly Pick<ClaimTotals, 'Open' | 'OpenIncurred'>[],
): { count: number; incurred: number } => ({
  count: totals.reduce((sum, { Open }) => sum + Open, 0),
  incurred: addUp(totals.map(({ OpenIncurred }) => OpenIncurred)),
})

/** Paid and reserved by the year that the policies took effect, oldest first: for a program whose claims no fund carries. */
export const lossesByPolicyYear = (
  totals: readonly (ClaimSums & Pick<ClaimTotals, 'eCaptivPremiumYear'>)[],
): YearOfLosses[] =>
  [...Map.groupBy(totals, ({ eCaptivPremiumYear }) => eCaptivPremiumYear)]
    .sort(([one], [other]) => one - other)
    .map(([from, ofYear]) => {
      const sums = addClaimSums(ofYear)
      return { from, to: from + 1, paid: paidOf(sums), reserved: reservedOf(sums) }
    })

/** The newest day on which the claims of these policies were valued, yyyy-MM-dd; undefined where there are none. */
export const newestValuation = (totals: readonly Pick<ClaimTotals, 'ValuationDate'>[]): string | undefined =>
  totals.reduce<string | undefined>(
    (newest, { ValuationDate: day }) => (day !== null && (newest === undefined || day > newest) ? day : newest),
    undefined,
  )

/** The days that half of the claims were reported within, after the loss; undefined where there are no claims. */
export function medianDaysToReport(totals: readonly Pick<ClaimTotals, 'DaysToReport'>[]): number | undefined {
  const lags = totals.flatMap(({ DaysToReport }) => DaysToReport).toSorted((one, other) => one.Days - other.Days)
  const count = lags.reduce((sum, { Claims }) => sum + Claims, 0)
  let before = 0
  return lags.find(({ Claims }) => (before += Claims) * 2 >= count)?.Days
}
