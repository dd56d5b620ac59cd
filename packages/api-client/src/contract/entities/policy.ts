import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { nullable } from './field.ts'

const date = { description: 'Calendar date, yyyy-MM-dd' }

/** A policy; both spellings of its id and effective date stand, as the two documents print them (AMB-084). */
export const Policy = object(
  {
    PolicyId: Type.Integer(),
    RecId: Type.Integer(),
    PolicyNumber: Type.String(),
    LOB: Type.String({ description: 'Line of business' }),
    CarrierName: Type.String(),
    EffectiveDate: Type.String(date),
    EffDate: Type.String(date),
    ExpirationDate: Type.String(date),
    CancelDate: nullable(Type.String(date)),
    CategoryCode: Type.String({ description: 'Program code' }),
  },
  { title: 'Policy' },
)
export type Policy = Static<typeof Policy>
