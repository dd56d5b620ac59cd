import { buffer } from 'node:stream/consumers'

import { contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity.ts'
import { failed, succeeded } from '../../outcome.ts'
import type { Parts } from '../../parts.ts'
import { NotPermittedError } from '../../refusals.ts'
import { implement, type Implementation } from '../../route.ts'
import { lossRunPdf } from './loss-run-pdf.ts'
import { lossRunWorkbook } from './loss-run-workbook.ts'
import { listCriteria, listNotifications, listSelections } from './notifications.ts'
import { findClaim, listClaimsOfCompany, listClaimsOfPolicy, listNotes } from './queries.ts'
import { readLossRun } from './read-loss-run.ts'
import { saveSelections, SelectionsRefusedError } from './save-selections.ts'

export function claimsRoutes({ database }: Parts): Implementation[] {
  return [
    implement(contract.getClaimsByPolicy, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listClaimsOfPolicy(tx, scope, query.PolicyId)),
    })),

    implement(contract.getClaim, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => findClaim(tx, scope, query.RecId)),
    })),

    implement(contract.getNotesByClaim, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listNotes(tx, scope, query.ClaimNumber)),
    })),

    implement(contract.getClaimsByClient, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listClaimsOfCompany(tx, scope, query.ClientID)),
    })),

    implement(contract.getLossRunReport, async ({ query, session, inTransaction }) => {
      const { ClientId, PolicyId, DocType = 'pdf' } = query
      if (!session.permissions.has(DocType === 'excel' ? '004-001-006' : '004-001-003')) throw new NotPermittedError()
      const run = await inTransaction((tx, scope) => readLossRun(tx, scope, ClientId, PolicyId, new Date()))
      if (!run) return { Payload: null }
      const report = DocType === 'excel' ? lossRunWorkbook(run) : await buffer(await lossRunPdf(run))
      await database.transaction(session.scope, (tx) =>
        recordActivity(tx, session, `Downloaded a loss run of ${run.insured.name} (${DocType})`),
      )
      return { Payload: report.toString('base64') }
    }),

    implement(contract.getClaimNotificationsByUser, async ({ query, session, inTransaction }) => ({
      Payload: await inTransaction((tx) => listNotifications(tx, session, query.UsersRecId)),
    })),

    implement(contract.getClaimNotificationCriteria, async ({ inTransaction }) => ({
      Payload: await inTransaction(listCriteria),
    })),

    implement(contract.getClaimNotificationSelectionsByUser, async ({ query, session, inTransaction }) => ({
      Payload: await inTransaction((tx) => listSelections(tx, session, query.UsersRecId)),
    })),

    implement(contract.updateClaimNotificationSelectionsByUser, async ({ body, session, inTransaction }) => {
      try {
        await inTransaction((tx) => saveSelections(tx, session, body))
      } catch (error) {
        if (error instanceof SelectionsRefusedError) return failed(error.message)
        throw error
      }
      return succeeded
    }),
  ]
}
