import { Type, type Static } from 'typebox'

import { id } from '../id.ts'
import { object } from '../object.ts'
import { calendarDate, moment, nullable } from './field.ts'

const claim = {
  ClaimsRecId: Type.Integer(),
  PolicyId: Type.Integer(),
  ClaimNumber: Type.String(),
}

/** The claim that resulted from a report, for the people of its company. */
export const ClaimOfReport = object(
  {
    ...claim,
    AdjusterFirstName: Type.String(),
    AdjusterLastName: Type.String(),
    AdjusterEmail: Type.String(),
  },
  { title: 'ClaimOfReport' },
)
export type ClaimOfReport = Static<typeof ClaimOfReport>

/** A report that resulted in a claim. */
export const ReportOfClaim = object(
  {
    ConfirmationNum: Type.String(),
    reportedAt: moment(),
    reportedBy: Type.String({ description: 'Name of the user, or the email address in the report' }),
  },
  { title: 'ReportOfClaim' },
)
export type ReportOfClaim = Static<typeof ReportOfClaim>

const MatchedClaim = object({
  ...claim,
  LossDate: calendarDate(),
  ClaimantName: Type.String(),
  DriverName: nullable(Type.String()),
  LossLocation: Type.String(),
  State: Type.Union([Type.Literal('proposed'), Type.Literal('matched')]),
  Reason: Type.Union([Type.Literal('number'), Type.Literal('likeness')], {
    description: 'By the confirmation number in the delivery, or by company, line, date and person',
  }),
  Source: nullable(Type.String({ description: 'Who sent the delivery' })),
  By: nullable(Type.String({ description: 'The person who decided; null if nobody has' })),
  At: moment(),
})

/** A staff user who works on a report. */
export const ReportAssignee = object(
  { RecId: id(), FirstName: Type.String(), LastName: Type.String() },
  { title: 'ReportAssignee' },
)
export type ReportAssignee = Static<typeof ReportAssignee>

/** A filed report, with the claims that resulted or may have resulted from it. */
export const ReportMatch = object(
  {
    RecId: Type.Integer(),
    ConfirmationNum: Type.String(),
    ClientId: Type.Integer(),
    ClientName: Type.String(),
    reportedAt: moment(),
    claimType: nullable(
      Type.String({ description: 'The claim type as the portal shows it; null for a report by email' }),
    ),
    policyNumber: Type.String(),
    lossDate: nullable(Type.String({ description: 'As reported; null for a report by email' })),
    people: Type.Array(Type.String(), { description: 'Drivers, or the injured employee, as reported' }),
    severeReasons: Type.Array(Type.String(), { description: 'The reasons to call; empty if the loss is not severe' }),
    AssignedTo: nullable(ReportAssignee),
    claims: Type.Array(MatchedClaim),
  },
  { title: 'ReportMatch' },
)
export type ReportMatch = Static<typeof ReportMatch>
