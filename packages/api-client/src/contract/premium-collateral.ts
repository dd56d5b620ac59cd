import { Type } from 'typebox'

import { Collateral, PremiumFinanceAccount } from './entities/fund.ts'
import { endpoint } from './endpoint.ts'
import { payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'

/** Premium finance and collateral. */
export const premiumCollateral = {
  getCollaterals: endpoint({
    area: 'premium-collateral',
    method: 'GET',
    path: '/getCollaterals',
    title: 'Collateral',
    description: 'Collateral that a company has posted, newest first.',
    access: ['002-005-003'],
    scope: { company: 'clientId' },
    query: object({ clientId: id() }),
    response: payload(Type.Array(Collateral)),
  }),
  getFIFAccountInfoByClientId: endpoint({
    area: 'premium-collateral',
    method: 'GET',
    path: '/GetFIFAccountInfoByClientId',
    title: 'Premium finance accounts',
    description: 'The accounts of a company with the premium finance company.',
    access: ['002-005-002'],
    scope: { company: 'clientId' },
    query: object({ clientId: id() }),
    response: payload(Type.Array(PremiumFinanceAccount)),
  }),
} as const
