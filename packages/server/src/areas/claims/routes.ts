import { contract, type QueryOf } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import { outcomeOf } from '../../http/outcome.ts'
import type { Parts } from '../../parts.ts'
import { NotPermittedError } from '../../http/refusals.ts'
import { implement, type Implementation } from '../../http/route.ts'
import { nameOfCompany } from '../select-company/index.ts'
import type { LossRunOrder } from './loss-run-workshop.ts'
import { listCriteria, listNotifications, listSelections } from './notifications.ts'
import { addUpClaims } from './add-up-claims.ts'
import { findClaim, listClaimsOfCompany, listClaimsOfPolicy, listNotes } from './queries.ts'
import { readLossRun } from './read-loss-run.ts'
import { saveSelections } from './save-selections.ts'

const lossRunOrder = ({
  ClientId,
  PolicyId,
  DocType = 'pdf',
}: QueryOf<typeof contract.getLossRunReport>): LossRunOrder => ({
  clientId: ClientId,
  policyIds: PolicyId,
  docType: DocType,
})

export function claimsRoutes({ database, lossRuns }: Parts): Implementation[] {
  return [
    implement(contract.getClaimsByPolicy, async ({ query: { PolicyId, ...page }, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listClaimsOfPolicy(tx, scope, PolicyId, page)),
    })),

    implement(contract.getClaim, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => findClaim(tx, scope, query.RecId)),
    })),

    implement(contract.getNotesByClaim, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listNotes(tx, scope, query.ClaimNumber)),
    })),

    implement(contract.getClaimsByClient, async ({ query: { ClientID, ...page }, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listClaimsOfCompany(tx, scope, ClientID, page)),
    })),

    implement(contract.getClaimTotals, async ({ query: { ClientId }, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => addUpClaims(tx, scope, ClientId)),
    })),

    implement(contract.getLossRunReport, async ({ query, session, inTransaction }) => {
      const order = lossRunOrder(query)
      if (!session.permissions.has(order.docType === 'excel' ? '004-001-006' : '004-001-003'))
        throw new NotPermittedError()
      const report = await lossRuns.order(order, () =>
        inTransaction((tx, scope) => readLossRun(tx, scope, order.clientId, order.policyIds, new Date())),
      )
      if (!report) return { Payload: null }
      await database.transaction(session.scope, async (tx) => {
        const name = await nameOfCompany(tx, session.scope, order.clientId)
        await recordActivity(tx, session, `Downloaded a loss run of ${name} (${order.docType})`)
      })
      return { Payload: report.toString('base64') }
    }),

    implement(contract.getLossRunProgress, async ({ query }) => {
      const progress = lossRuns.progress(lossRunOrder(query))
      return { Payload: progress ? { Claims: progress.claims, Done: progress.done } : null }
    }),

    implement(
      contract.getClaimNotificationsByUser,
      async ({ query: { UsersRecId, ...page }, session, inTransaction }) => ({
        Payload: await inTransaction((tx) => listNotifications(tx, session, UsersRecId, page)),
      }),
    ),

    implement(contract.getClaimNotificationCriteria, async ({ inTransaction }) => ({
      Payload: await inTransaction(listCriteria),
    })),

    implement(contract.getClaimNotificationSelectionsByUser, async ({ query, session, inTransaction }) => ({
      Payload: await inTransaction((tx) => listSelections(tx, session, query.UsersRecId)),
    })),

    implement(contract.updateClaimNotificationSelectionsByUser, ({ body, session, inTransaction }) =>
      outcomeOf(() => inTransaction((tx) => saveSelections(tx, session, body))),
    ),
  ]
}
