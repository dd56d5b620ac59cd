import { LONGEST } from '@captive/form-engine'
import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { calendarDate, moment } from './field.ts'

const text = () => Type.String({ maxLength: LONGEST.line })

/** A vehicle to add to a policy or to remove from it. The last six fields are not asked for a removal (areas §3). */
export const EndorsementRequest = object(
  {
    change: Type.Union([Type.Literal('Add Vehicle'), Type.Literal('Remove Vehicle')]),
    COMPANY: text(),
    'POLICY NUMBER': text(),
    'EFFECTIVE DATE': text(),
    YEAR: text(),
    MAKE: text(),
    MODEL: text(),
    VIN: text(),
    LIABILITY: Type.Boolean(),
    COLLISIONANDCOMPREHENSIVE: Type.Boolean(),
    CONFIRM: Type.Boolean(),
    GVW: Type.Optional(text()),
    'COST NEW': Type.Optional(text()),
    'GARAGE LOCATION': Type.Optional(text()),
    'REGISTRATION(PLATE)': Type.Optional(text()),
    'LOSS PAYEE NAME': Type.Optional(text()),
    'LOSS PAYEE ADDRESS': Type.Optional(text()),
  },
  { title: 'EndorsementRequest' },
)
export type EndorsementRequest = Static<typeof EndorsementRequest>

/** A stored request with its progress. */
export const Endorsement = object(
  {
    RecId: Type.Integer(),
    request: EndorsementRequest,
    requestedAt: moment(),
    requestedBy: Type.String({ description: 'The name, or the email address if the caller may not see the name' }),
    dueOn: calendarDate(),
    state: Type.Union([Type.Literal('Under way'), Type.Literal('Overdue'), Type.Literal('Done')], {
      description:
        'Done once the schedule of its policy shows it: a vehicle that was not on it is, or one that was is not. Overdue where it does not by the end of the day it is due on.',
    }),
  },
  { title: 'Endorsement' },
)
export type Endorsement = Static<typeof Endorsement>
