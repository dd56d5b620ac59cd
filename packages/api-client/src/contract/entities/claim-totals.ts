import { Type, type Static } from 'typebox'

import { dollars } from './field.ts'
import { SourceValuation } from './source-valuation.ts'
import { object } from '../object.ts'

/** Totals of claims. */
const Sums = {
  Claims: Type.Integer(),
  Open: Type.Integer({ description: 'The number of these that are Open or Reopened' }),
  LossPaid: dollars(),
  LossReserve: dollars(),
  ExpensePaid: dollars(),
  ExpenseReserve: dollars(),
  Recovery: dollars(),
  TotalIncurred: dollars({ description: 'Paid and reserved, loss and expense, less recovery' }),
}

/** The totals of some claims. */
export const ClaimSums = object(Sums, { title: 'ClaimSums' })
export type ClaimSums = Static<typeof ClaimSums>

/** The totals of one policy's claims, so that a page does not need to load thousands of claims to add them up. */
export const ClaimTotals = object(
  {
    PolicyId: Type.Integer(),
    eCaptivPremiumYear: Type.Integer({ description: 'The year the policy took effect' }),
    ...Sums,
    OpenIncurred: dollars({ description: 'The part of TotalIncurred from open claims' }),
    Valuations: Type.Array(SourceValuation, { description: 'The newest valuation of each source, newest first' }),
    DaysToReport: Type.Array(object({ Days: Type.Integer(), Claims: Type.Integer() }), {
      description: 'The number of claims by days from loss to report, for the median',
    }),
  },
  { title: 'ClaimTotals' },
)
export type ClaimTotals = Static<typeof ClaimTotals>
