import { contract } from '@captive/api-client/contract'

import { outcomeOf } from '../../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../../http/route.ts'
import { reportsOfClaim } from './claims-of-reports.ts'
import { decideMatch } from './decide-match.ts'
import { listReportMatches } from './list-report-matches.ts'

export const matchRoutes = (): Implementation[] => [
  implementRead(contract.getReportMatches, async ({ query: { ClientId, Type, Claim, ...page }, tx, scope }) => ({
    Payload: await listReportMatches(tx, scope, { ClientId, Type, Claim }, page),
  })),

  implement(contract.decideReportMatch, ({ body, session, inTransaction }) =>
    outcomeOf(() => inTransaction((tx) => decideMatch(tx, session, body))),
  ),

  implementRead(contract.getReportsOfClaim, async ({ query, tx, scope }) => ({
    Payload: await reportsOfClaim(tx, scope, query.RecId),
  })),
]
