import { Type, type Static } from 'typebox'

import { id } from '../id.ts'
import { calendarDate, dollars, flag, moment, nullable, rowId } from './field.ts'
import { object } from '../object.ts'

const Criteria = {
  CriteriaType: Type.String(),
  CriteriaName: Type.String(),
  CriteriaValue: Type.String(),
}

/** A claim that met a criterion the user selected (specification, core §3). */
export const ClaimNotification = object(
  {
    ...Criteria,
    DateCriteriaMet: moment(),
    LOB: Type.String(),
    PolicyNumber: Type.String(),
    ClaimNumber: Type.String(),
    PolicyId: Type.Integer(),
    ForClientId: Type.Integer({ description: 'The company whose claim it is' }),
    ReportedDate: calendarDate(),
    ClaimantName: Type.Optional(Type.String({ description: 'Only for users who may view claims' })),
    TotalIncurred: Type.Optional(
      dollars({ description: 'Current value of the claim; only for users who may view claims' }),
    ),
    IsActive: flag(),
    RecId: Type.Optional(Type.Integer({ description: 'Where the notifications were asked for by page' })),
  },
  { title: 'ClaimNotification' },
)
export type ClaimNotification = Static<typeof ClaimNotification>

export const ClaimNotificationCriteria = object(
  { RecId: rowId(), ...Criteria, IsActive: flag() },
  { title: 'ClaimNotificationCriteria' },
)
export type ClaimNotificationCriteria = Static<typeof ClaimNotificationCriteria>

/** Which criteria a user wants to hear of, for which company; one without RecId is new (AMB-101). */
export const ClaimNotificationSelection = object(
  {
    RecId: Type.Optional(id()),
    IsSelected: Type.Boolean(),
    SendEmail: Type.Boolean(),
    ClaimNotificationCriteriaRecId: id(),
    UsersRecId: id(),
    ClientId: id({ description: "The user's own company" }),
    ForClientId: id({ description: 'The company whose claims are watched' }),
    UserEmail: Type.String({ maxLength: 320 }),
    ModifiedComments: nullable(Type.String({ maxLength: 500 })),
  },
  { title: 'ClaimNotificationSelection' },
)
export type ClaimNotificationSelection = Static<typeof ClaimNotificationSelection>
