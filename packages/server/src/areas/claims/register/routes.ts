import { contract } from '@captive/api-client/contract'

import { outcomeOf } from '../../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../../http/implement.ts'
import { listClaimChoices } from './claim-choices.ts'
import { deleteView, listViews, saveView } from './claim-views.ts'
import { searchClaims, sumFoundClaims } from './search-claims.ts'

/** The register of all claims. */
export const registerRoutes = (): Implementation[] => [
  implementRead(contract.searchClaims, async ({ query, tx, scope }) => ({
    Payload: await searchClaims(tx, scope, query),
  })),

  implementRead(contract.getTotalsOfClaims, async ({ query, tx, scope }) => ({
    Payload: await sumFoundClaims(tx, scope, query),
  })),

  implementRead(contract.getClaimChoices, async ({ query, tx, scope }) => ({
    Payload: await listClaimChoices(tx, scope, query.ClientId),
  })),

  implementRead(contract.getClaimViews, async ({ tx, session }) => ({ Payload: await listViews(tx, session.userId) })),

  implement(contract.saveClaimView, ({ body, session, inTransaction }) =>
    outcomeOf(() => inTransaction((tx) => saveView(tx, session.userId, body))),
  ),

  implement(contract.deleteClaimView, ({ query, session, inTransaction }) =>
    outcomeOf(() => inTransaction((tx) => deleteView(tx, session.userId, query.Name))),
  ),
]
