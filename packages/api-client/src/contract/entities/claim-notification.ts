import { Type, type Static } from 'typebox'

import { id } from '../id.ts'
import { calendarDate, dollars, flag, moment, nullable, rowId } from './field.ts'
import { object } from '../object.ts'

const Criteria = {
  CriteriaType: Type.String(),
  CriteriaName: Type.String(),
  CriteriaValue: Type.String(),
}

/** A claim that matches a criterion of the user (specification, core §3). */
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
      dollars({ description: 'Current value of the claim. Only for users who may view claims.' }),
    ),
    IsActive: flag(),
    RecId: Type.Optional(Type.Integer({ description: 'Only if the request asks for a page' })),
  },
  { title: 'ClaimNotification' },
)
export type ClaimNotification = Static<typeof ClaimNotification>

export const ClaimNotificationCriteria = object(
  { RecId: rowId(), ...Criteria, IsActive: flag() },
  { title: 'ClaimNotificationCriteria' },
)
export type ClaimNotificationCriteria = Static<typeof ClaimNotificationCriteria>

/** A user's notification criteria for a company. A criterion without RecId is new (AMB-101). */
export const ClaimNotificationSelection = object(
  {
    RecId: Type.Optional(id()),
    IsSelected: Type.Boolean(),
    SendEmail: Type.Boolean(),
    ClaimNotificationCriteriaRecId: id(),
    UsersRecId: id(),
    ClientId: id({ description: "The user's own company" }),
    ForClientId: id({ description: 'The company whose claims the user follows' }),
    UserEmail: Type.String({ maxLength: 320 }),
    ModifiedComments: nullable(Type.String({ maxLength: 500 })),
  },
  { title: 'ClaimNotificationSelection' },
)
export type ClaimNotificationSelection = Static<typeof ClaimNotificationSelection>
