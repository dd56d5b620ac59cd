import { Type, type Static } from 'typebox'

import { rhythms } from './rhythms.ts'
import { calendarDate, moment, nullable, rowId } from './field.ts'
import { object } from '../object.ts'

export const Rhythm = Type.Enum(rhythms)
export type Rhythm = (typeof rhythms)[number]

/** A sender of deliveries: what it sent last, and when its next delivery is due. */
export const DeliverySource = object(
  {
    Source: Type.String(),
    Rhythm: nullable(Rhythm),
    IsProposed: Type.Boolean({
      description: 'Whether the rhythm follows from earlier deliveries, and staff did not choose it',
    }),
    AsOf: nullable(calendarDate()),
    NextDue: nullable(calendarDate()),
    IsLate: Type.Boolean({ description: 'Whether the next delivery is more than ten days overdue' }),
    Waiting: Type.Integer({ description: 'Deliveries that wait for a person' }),
    Last: object({
      RecId: rowId(),
      FileName: Type.String(),
      BroughtAt: moment(),
      Refused: Type.Integer(),
      UnmatchedNames: Type.Array(Type.String(), {
        description: 'A sentence for each name that the portal does not have',
      }),
    }),
    Versions: Type.Array(object({ Version: Type.Integer(), MadeAt: moment(), RecId: rowId() }), {
      description: 'The versions of its mapping, newest first, each with the delivery that made it',
    }),
  },
  { title: 'DeliverySource' },
)
export type DeliverySource = Static<typeof DeliverySource>
