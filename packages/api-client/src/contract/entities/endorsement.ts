import { LONGEST } from '@captive/form-engine'
import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { ControlValue } from './claim-report.ts'
import { DefinitionTables } from './definition-version.ts'
import { calendarDate, moment, nullable } from './field.ts'

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
    Further: Type.Optional(
      object(
        {
          Version: Type.Integer({
            minimum: 1,
            maximum: 999_999_999,
            description: 'The version of the published questions',
          }),
          Values: Type.Array(ControlValue, { maxItems: 2_000 }),
        },
        { description: 'The answers to the additional questions of the program. An addition to the specification.' },
      ),
    ),
  },
  { title: 'EndorsementRequest' },
)
export type EndorsementRequest = Static<typeof EndorsementRequest>

/** The questions that a program asks in a request in addition to the specified ones. */
export const EndorsementQuestions = object(
  {
    Version: Type.Integer(),
    Tables: DefinitionTables,
    Validator: nullable(
      Type.String({ description: 'The URL of the validator of the whole request, see FNOLValidator' }),
    ),
  },
  { title: 'EndorsementQuestions' },
)
export type EndorsementQuestions = Static<typeof EndorsementQuestions>

/** A stored request with its progress. */
export const Endorsement = object(
  {
    RecId: Type.Integer(),
    request: EndorsementRequest,
    further: Type.Array(object({ label: Type.String(), value: Type.String() }), {
      description: 'The answers to additional questions, with the labels of the form that asked them',
    }),
    requestedAt: moment(),
    requestedBy: Type.String({ description: 'The name, or the email address if the caller may not see the name' }),
    dueOn: calendarDate(),
    state: Type.Union([Type.Literal('Under way'), Type.Literal('Overdue'), Type.Literal('Done')], {
      description:
        'Done once the schedule of its policy shows the change: the vehicle was added or removed. Overdue if the schedule does not show it by the end of the due date.',
    }),
  },
  { title: 'Endorsement' },
)
export type Endorsement = Static<typeof Endorsement>
