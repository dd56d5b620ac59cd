import { contract } from '@captive/api-client/contract'

import { implementRead, type Implementation } from '../../http/implement.ts'
import { listCollaterals, listPremiumFinanceAccounts } from './queries.ts'

export function premiumCollateralRoutes(): Implementation[] {
  return [
    implementRead(contract.getCollaterals, async ({ query, tx, scope }) => ({
      Payload: await listCollaterals(tx, scope, query.clientId),
    })),
    implementRead(contract.getFIFAccountInfoByClientId, async ({ query, tx, scope }) => ({
      Payload: await listPremiumFinanceAccounts(tx, scope, query.clientId),
    })),
  ]
}
