import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { calendarDate, nullable } from './field.ts'

/**
 * A policy with both names of its id and effective date, because the two documents differ (AMB-084). With `alias`, a
 * client accepts either name.
 */
export const Policy = object(
  {
    PolicyId: Type.Integer({ alias: 'RecId' }),
    RecId: Type.Integer({ alias: 'PolicyId' }),
    PolicyNumber: Type.String(),
    LOB: Type.String({ description: 'Line of business' }),
    CarrierName: Type.String(),
    EffectiveDate: calendarDate({ alias: 'EffDate' }),
    EffDate: calendarDate({ alias: 'EffectiveDate' }),
    ExpirationDate: calendarDate(),
    CancelDate: nullable(calendarDate()),
    CategoryCode: Type.String({ description: 'Program code' }),
  },
  { title: 'Policy' },
)
export type Policy = Static<typeof Policy>
