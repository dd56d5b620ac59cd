import { Type } from 'typebox'

import { ClaimType } from './entities/claim-report.ts'
import { ReportAssignee, ReportMatch, ReportOfClaim } from './entities/report-match.ts'
import { endpoint } from './endpoint.ts'
import { nullable } from './entities/field.ts'
import { Outcome, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { pageOfTime } from './page.ts'

const addition = { area: 'claim-reporting', capability: 'ReportMatches', scope: 'companies' } as const

/** Filters for filed reports. An absent filter does not limit the result. */
export const reportFilter = {
  ClientId: Type.Optional(id({ description: 'The company the reports are for' })),
  Type: Type.Optional(
    Type.Union([ClaimType, Type.Literal('Email')], { description: 'The claim type, or reports by email' }),
  ),
  Claim: Type.Optional(
    Type.Union([Type.Literal('with'), Type.Literal('without')], { description: 'Whether a report became a claim' }),
  ),
}

/** Filters of the staff's queue of reports. */
const queueFilter = {
  Severity: Type.Optional(Type.Literal('severe', { description: 'Reports of severe losses only' })),
  Assigned: Type.Optional(
    Type.Union([Type.Literal('me'), Type.Literal('nobody')], { description: 'To whom a report is assigned' }),
  ),
}

/** Links filed reports to the claims that resulted from them. */
export const reportMatches = {
  getReportMatches: endpoint({
    ...addition,
    method: 'GET',
    path: '/GetReportMatches',
    title: 'Reports and their claims',
    description:
      'Filed reports, newest first, with the claims that resulted from them and the suggested claims: without a query the newest 1,000. `from` and `to` refer to the date of the report. An addition to the specification.',
    access: ['000-001-006'],
    query: object({ ...reportFilter, ...queueFilter, ...pageOfTime }),
    response: payload(Type.Array(ReportMatch)),
  }),
  decideReportMatch: endpoint({
    ...addition,
    method: 'POST',
    path: '/DecideReportMatch',
    title: 'Decide whether a report became a claim',
    description:
      'Confirms or rejects a suggested claim of a report, or undoes a match, which is then suggested again. An addition to the specification.',
    access: ['000-001-006'],
    body: object({
      ReportRecId: id(),
      ClaimsRecId: id(),
      Decision: Type.Union([Type.Literal('confirm'), Type.Literal('reject'), Type.Literal('undo')]),
    }),
    response: Outcome,
  }),
  assignReport: endpoint({
    ...addition,
    method: 'POST',
    path: '/AssignReport',
    title: 'Assign a report',
    description: 'Assigns a filed report to a staff user, or to nobody. An addition to the specification.',
    access: ['000-001-006'],
    body: object({ ReportRecId: id(), UsersRecId: nullable(id()) }),
    response: Outcome,
  }),
  getReportAssignees: endpoint({
    ...addition,
    method: 'GET',
    path: '/GetReportAssignees',
    title: 'Who works on reports',
    description: 'The staff users to whom a report can be assigned, by name. An addition to the specification.',
    access: ['000-001-006'],
    response: payload(Type.Array(ReportAssignee)),
  }),
  getReportsOfClaim: endpoint({
    ...addition,
    method: 'GET',
    path: '/GetReportsOfClaim',
    title: 'Reports of a claim',
    description: 'The reports from which a claim resulted, oldest first. An addition to the specification.',
    access: ['004-001-002'],
    query: object({ RecId: id() }),
    response: payload(Type.Array(ReportOfClaim)),
  }),
} as const
