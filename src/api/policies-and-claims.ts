import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

// What pages of several areas ask for, each under one key.

/** Every policy of a company, of all lines and years, newest first. */
export function policiesQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['policy-library', clientId, 'policies'],
    queryFn: ({ signal }) => api.getPoliciesByClient({ query: { clientId } }, { signal }),
  })
}

/** The claims of a company, added up by policy: what registers and key figures show of thousands of claims. */
export function claimTotalsQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['claims', clientId, 'totals'],
    queryFn: ({ signal }) => api.getClaimTotals({ query: { ClientId: clientId } }, { signal }),
  })
}
