import { contract } from '@captive/api-client/contract'

import { implement, type Implementation } from '../../http/route.ts'
import { listCollaterals, listPremiumFinanceAccounts } from './queries.ts'

export function premiumCollateralRoutes(): Implementation[] {
  return [
    implement(contract.getCollaterals, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listCollaterals(tx, scope, query.clientId)),
    })),
    implement(contract.getFIFAccountInfoByClientId, async ({ query, inTransaction }) => ({
      Payload: await inTransaction((tx, scope) => listPremiumFinanceAccounts(tx, scope, query.clientId)),
    })),
  ]
}
