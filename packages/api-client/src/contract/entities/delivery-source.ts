import { Type, type Static } from 'typebox'

import { rhythms } from './rhythms.ts'
import { calendarDate, moment, nullable, rowId } from './field.ts'
import { object } from '../object.ts'

export const Rhythm = Type.Enum(rhythms)
export type Rhythm = (typeof rhythms)[number]

/** A sender of deliveries: its latest delivery, and the due date of the next one. */
export const DeliverySource = object(
  {
    Source: Type.String(),
    Rhythm: nullable(Rhythm),
    IsProposed: Type.Boolean({
      description: 'Whether the frequency is derived from earlier deliveries instead of being chosen by staff',
    }),
    AsOf: nullable(calendarDate()),
    NextDue: nullable(calendarDate()),
    IsLate: Type.Boolean({ description: 'Whether the next delivery is more than ten days overdue' }),
    Waiting: Type.Integer({ description: 'Deliveries that are waiting for review' }),
    Last: object({
      RecId: rowId(),
      FileName: Type.String(),
      BroughtAt: moment(),
      Refused: Type.Integer(),
      UnmatchedNames: Type.Array(Type.String(), {
        description: 'A sentence for each name that is unknown to the portal',
      }),
    }),
    Versions: Type.Array(object({ Version: Type.Integer(), MadeAt: moment(), RecId: rowId() }), {
      description: 'The versions of its mapping, newest first, each with the delivery that created it',
    }),
  },
  { title: 'DeliverySource' },
)
export type DeliverySource = Static<typeof DeliverySource>
