import { contract } from '@captive/api-client/contract'

import { outcomeOf } from '../../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../../http/implement.ts'
import { assignReport } from './assign-report.ts'
import { listAssignees } from './assignees.ts'
import { reportsOfClaim } from './claims-of-reports.ts'
import { decideMatch } from './decide-match.ts'
import { listReportMatches } from './list-report-matches.ts'

export const matchRoutes = (): Implementation[] => [
  implementRead(contract.getReportMatches, async ({ query, tx, scope }) => {
    const { ClientId, Type, Claim, Severity, Assigned, ...page } = query
    return { Payload: await listReportMatches(tx, scope, { ClientId, Type, Claim, Severity, Assigned }, page) }
  }),

  implement(contract.decideReportMatch, ({ body, session, inTransaction }) =>
    outcomeOf(() => inTransaction((tx) => decideMatch(tx, session, body))),
  ),

  implement(contract.assignReport, ({ body, session, inTransaction }) =>
    outcomeOf(() => inTransaction((tx) => assignReport(tx, session, body))),
  ),

  implementRead(contract.getReportAssignees, async ({ tx, scope }) => ({
    Payload: await listAssignees(tx, scope),
  })),

  implementRead(contract.getReportsOfClaim, async ({ query, tx, scope }) => ({
    Payload: await reportsOfClaim(tx, scope, query.RecId),
  })),
]
