import { contract } from '@captive/api-client/contract'

import { implementRead, type Implementation } from '../../../http/route.ts'
import { listClaimChoices } from './claim-choices.ts'
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
]
