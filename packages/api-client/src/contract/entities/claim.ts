import { Type, type Static } from 'typebox'

import { calendarDate, dollars, moment, nullable } from './field.ts'
import { object } from '../object.ts'

const Adjuster = {
  AdjusterFirstName: Type.String(),
  AdjusterLastName: Type.String(),
  AdjusterEmail: Type.String(),
}

/** Amounts of workers compensation claims only; null for other claims. */
const WorkersCompensationAmounts = {
  MedReserveAmt: nullable(dollars()),
  MedPaidAmt: nullable(dollars()),
  ExpExclMedReserveAmt: nullable(dollars()),
  ExpExclMedPaidAmt: nullable(dollars()),
}

/** A claim against a policy (specification, core §3). */
export const Claim = object(
  {
    RecId: Type.Integer(),
    ClaimNumber: Type.String(),
    PolicyNumber: Type.String(),
    LossDate: calendarDate(),
    ClaimantName: Type.String(),
    LossType: Type.String(),
    StatusCode: Type.String({ description: 'Open, Closed or Reopened' }),
    TotalIncurred: dollars({ description: 'Paid and reserved, loss and expense, less recovery' }),
    LossLocation: Type.String(),
    ReportedDate: nullable(calendarDate()),
    ValuationDate: calendarDate(),
    ClosedDate: nullable(calendarDate()),
    DriverName: nullable(Type.String()),
    Vehicle: Type.Optional(
      nullable(
        Type.String({
          description: 'Unit number or VIN, as recorded by the administrator. An addition to the specification.',
        }),
      ),
    ),
    LossTime: Type.Optional(
      nullable(Type.String({ description: 'Local time of the loss, HH:mm. An addition to the specification.' })),
    ),
    FactsofLoss: Type.String(),
    eCaptivPremiumYear: Type.Integer({ description: 'The year the policy took effect' }),
    ...Adjuster,
    LitigationManagerNm: nullable(Type.String()),
    Recovery: dollars(),
    LossReserve: dollars(),
    LossPaid: dollars(),
    ExpenseReserve: dollars(),
    ExpensePaid: dollars(),
    ...WorkersCompensationAmounts,
    StateCode: Type.String(),
    SourceNm: Type.String({ description: 'Origin of the row' }),
  },
  { title: 'Claim' },
)
export type Claim = Static<typeof Claim>

export const ClaimNote = object(
  { Subject: Type.String(), NoteEffDate: moment(), Notes: Type.String() },
  { title: 'ClaimNote' },
)
export type ClaimNote = Static<typeof ClaimNote>
