import { contract } from '@captive/api-client/contract'

import { systemScope } from '../../../database/scope.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement, implementRead, type Implementation } from '../../../http/implement.ts'
import { isTryLeft } from '../../../session/limits.ts'
import type { ReadClaimForm } from '../report/claim-form.ts'
import { assertAnswersFit } from '../report/form-capacity.ts'
import { findClaimed, findReported } from './find-duplicates.ts'
import { findInReports, findInSchedule } from './known-answers.ts'

export const suggestionRoutes = (
  { database, providers }: Pick<Dependencies, 'database' | 'providers'>,
  readClaimForm: ReadClaimForm,
): Implementation[] => [
  implement(contract.findFNOLDuplicates, async ({ query, body, session, inTransaction }) => ({
    Payload: await inTransaction(async (tx, scope) => {
      const form = await readClaimForm(tx, body.claimType)
      assertAnswersFit(form, body.answers)
      const pending = { ...body, clientId: query.ClientId, form }
      const reported = await findReported(tx, scope, pending)
      const seesClaims = contract.getClaimsByClient.access.some((code) => session.permissions.has(code))
      return seesClaims ? [...reported, ...(await findClaimed(tx, scope, pending))] : reported
    }),
  })),

  implementRead(contract.findFNOLKnown, async ({ query, session, tx, scope }) => {
    const { ClientId: clientId, ClaimType: claimType, Kind: kind, Search: search } = query
    const form = await readClaimForm(tx, claimType)
    const reported = await findInReports(tx, scope, { clientId, claimType, form, kind, search })
    const seesSchedule = contract.getVehicleSchedule.access.some((code) => session.permissions.has(code))
    if (kind !== 'vehicle' || !seesSchedule) return { Payload: reported }
    return { Payload: [...reported, ...(await findInSchedule(tx, scope, { clientId, search }))] }
  }),

  implement(contract.findFNOLPlace, async ({ body, session }) => {
    const mayAsk = await database.transaction(systemScope, (tx) => isTryLeft(tx, 'place', session.userId))
    return { Payload: mayAsk ? await providers.place(body) : null }
  }),
]
