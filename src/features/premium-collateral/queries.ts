import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The premium finance accounts of a company. Some servers send a single account instead of a list (AMB-178). */
export function financeAccountsQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['premium-collateral', clientId, 'accounts'],
    queryFn: async ({ signal }) => {
      const accounts = await api.getFIFAccountInfoByClientId({ query: { clientId } }, { signal })
      return [accounts].flat().filter(Boolean)
    },
  })
}

/** The collateral of a company, newest first. */
export function collateralQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['premium-collateral', clientId, 'collateral'],
    queryFn: ({ signal }) => api.getCollaterals({ query: { clientId } }, { signal }),
  })
}
