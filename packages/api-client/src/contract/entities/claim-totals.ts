import { Type, type Static } from 'typebox'

import { calendarDate, dollars, nullable } from './field.ts'
import { object } from '../object.ts'

/** What claims add up to. */
const Sums = {
  Claims: Type.Integer(),
  Open: Type.Integer({ description: 'Of these, Open or Reopened' }),
  LossPaid: dollars(),
  LossReserve: dollars(),
  ExpensePaid: dollars(),
  ExpenseReserve: dollars(),
  Recovery: dollars(),
  TotalIncurred: dollars({ description: 'Paid and reserved, loss and expense, less recovery' }),
}

/** The claims of one policy added up, so that nobody has to load thousands to show a sum. */
export const ClaimTotals = object(
  {
    PolicyId: Type.Integer(),
    eCaptivPremiumYear: Type.Integer({ description: 'The year the policy took effect' }),
    ...Sums,
    OpenIncurred: dollars({ description: 'What of TotalIncurred is of open claims' }),
    ValuationDate: nullable(calendarDate()),
    DaysToReport: Type.Array(object({ Days: Type.Integer(), Claims: Type.Integer() }), {
      description: 'How many claims were reported so many days after the loss; of these a median can be made',
    }),
  },
  { title: 'ClaimTotals' },
)
export type ClaimTotals = Static<typeof ClaimTotals>
