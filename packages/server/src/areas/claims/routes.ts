import { contract, type QueryOf } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import { outcomeOf } from '../../http/outcome.ts'
import type { Dependencies } from '../../dependencies.ts'
import { NotPermittedError } from '../../errors/refusals.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import { nameOfCompany } from '../select-company/index.ts'
import type { LossRunOrder, LossRunThreads } from './loss-run-threads.ts'
import { listCriteria, listNotifications, listSelections } from './notifications.ts'
import { readClaimHistory, watchClaim } from './messages/claim-history.ts'
import { addClaimFiles, sendClaimMessage } from './messages/send-claim-message.ts'
import { analysisRoutes } from './analysis/routes.ts'
import { addUpClaims } from './add-up-claims.ts'
import { findClaim, listClaimsOfCompany, listClaimsOfPolicy, listNotes } from './queries.ts'
import { readLossRun } from './read-loss-run.ts'
import { registerRoutes } from './register/routes.ts'
import { saveSelections } from './save-selections.ts'
import { texts } from './texts.ts'
import { listValuations } from './valuations.ts'

const lossRunOrder = ({
  ClientId,
  PolicyId,
  DocType = 'pdf',
}: QueryOf<typeof contract.getLossRunReport>): LossRunOrder => ({
  clientId: ClientId,
  policyIds: PolicyId,
  docType: DocType,
})

export function claimsRoutes({ config, database }: Dependencies, lossRuns: LossRunThreads): Implementation[] {
  return [
    ...registerRoutes(),
    ...analysisRoutes(database),

    implementRead(contract.getClaimsByPolicy, async ({ query: { PolicyId, ...page }, tx, scope }) => ({
      Payload: await listClaimsOfPolicy(tx, scope, PolicyId, page),
    })),

    implementRead(contract.getClaim, async ({ query, tx, scope }) => ({
      Payload: await findClaim(tx, scope, query.RecId),
    })),

    implementRead(contract.getNotesByClaim, async ({ query, tx, scope }) => ({
      Payload: await listNotes(tx, scope, query.ClaimNumber),
    })),

    implementRead(contract.getClaimValuations, async ({ query, tx, scope }) => ({
      Payload: await listValuations(tx, scope, query.RecId),
    })),

    implementRead(contract.getClaimHistory, async ({ query, session, tx }) => ({
      Payload: await readClaimHistory(tx, session, query.RecId),
    })),

    implement(
      contract.sendClaimMessage,
      ({ body, session, inTransaction }) =>
        outcomeOf(() => inTransaction((tx) => sendClaimMessage(tx, config, session, body))),
      { attempts: 'message' },
    ),

    implement(
      contract.addClaimFiles,
      ({ body, session, inTransaction }) =>
        outcomeOf(() => inTransaction((tx) => addClaimFiles(tx, config, session, body))),
      { attempts: 'message' },
    ),

    implement(contract.watchClaim, ({ body, session, inTransaction }) =>
      outcomeOf(() => inTransaction((tx) => watchClaim(tx, session, body))),
    ),

    implementRead(contract.getClaimsByClient, async ({ query: { ClientID, ...page }, tx, scope }) => ({
      Payload: await listClaimsOfCompany(tx, scope, ClientID, page),
    })),

    implementRead(contract.getClaimTotals, async ({ query: { ClientId }, tx, scope }) => ({
      Payload: await addUpClaims(tx, scope, { clientId: ClientId }),
    })),

    implement(contract.getLossRunReport, async ({ query, session, inTransaction }) => {
      const order = lossRunOrder(query)
      if (!session.permissions.has(order.docType === 'excel' ? '004-001-006' : '004-001-003'))
        throw new NotPermittedError()
      const report = await lossRuns.order(order, () =>
        inTransaction((tx, scope) =>
          readLossRun(tx, scope, order.clientId, order.policyIds, { today: new Date(), brands: config.brands }),
        ),
      )
      if (!report) return { Payload: null }
      await database.transaction(session.scope, async (tx) => {
        const name = await nameOfCompany(tx, session.scope, order.clientId)
        await recordActivity(tx, session, texts.activity.lossRunDownloaded(name, order.docType))
      })
      return { Payload: report.toString('base64') }
    }),

    implement(contract.getLossRunProgress, async ({ query }) => {
      const progress = lossRuns.progress(lossRunOrder(query))
      return { Payload: progress ? { Claims: progress.claims, Done: progress.done } : null }
    }),

    implementRead(contract.getClaimNotificationsByUser, async ({ query: { UsersRecId, ...page }, session, tx }) => ({
      Payload: await listNotifications(tx, session, UsersRecId, page),
    })),

    implementRead(contract.getClaimNotificationCriteria, async ({ tx }) => ({
      Payload: await listCriteria(tx),
    })),

    implementRead(contract.getClaimNotificationSelectionsByUser, async ({ query, session, tx }) => ({
      Payload: await listSelections(tx, session, query.UsersRecId),
    })),

    implement(contract.updateClaimNotificationSelectionsByUser, ({ body, session, inTransaction }) =>
      outcomeOf(() => inTransaction((tx) => saveSelections(tx, session, body))),
    ),
  ]
}
