import { Type } from 'typebox'

import { ClaimType } from './entities/claim-report.ts'
import { ReportMatch, ReportOfClaim } from './entities/report-match.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { pageOfTime } from './page.ts'

const addition = { area: 'claim-reporting', capability: 'ReportMatches', scope: 'companies' } as const

/** Which filed reports a person asks for; what is left out is not limited. */
export const reportFilter = {
  ClientId: Type.Optional(id({ description: 'The company the reports are for' })),
  Type: Type.Optional(
    Type.Union([ClaimType, Type.Literal('Email')], { description: 'The claim type, or reports by email' }),
  ),
  Claim: Type.Optional(
    Type.Union([Type.Literal('with'), Type.Literal('without')], { description: 'Whether a report became a claim' }),
  ),
}

/** Which claim a filed report became. */
export const reportMatches = {
  getReportMatches: endpoint({
    ...addition,
    method: 'GET',
    path: '/GetReportMatches',
    title: 'Reports and their claims',
    description:
      'Filed reports, newest first, with the claims that they became and the ones that are proposed: without a query the newest 1,000. `from` and `to` are of the report. An addition to the specification.',
    access: ['000-001-006'],
    query: object({ ...reportFilter, ...pageOfTime }),
    response: payload(Type.Array(ReportMatch)),
  }),
  decideReportMatch: endpoint({
    ...addition,
    method: 'POST',
    path: '/DecideReportMatch',
    title: 'Decide whether a report became a claim',
    description:
      'Confirms or rejects a proposed claim of a report, or undoes a match, which is then proposed again. An addition to the specification.',
    access: ['000-001-006'],
    body: object({
      ReportRecId: id(),
      ClaimsRecId: id(),
      Decision: Type.Union([Type.Literal('confirm'), Type.Literal('reject'), Type.Literal('undo')]),
    }),
    response: Outcome,
  }),
  getReportsOfClaim: endpoint({
    ...addition,
    method: 'GET',
    path: '/GetReportsOfClaim',
    title: 'Reports of a claim',
    description: 'The reports that became a claim, oldest first. An addition to the specification.',
    access: ['004-001-002'],
    query: object({ RecId: id() }),
    response: payload(Type.Array(ReportOfClaim)),
  }),
} as const
