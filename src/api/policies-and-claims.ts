import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

// Queries shared by several areas.

/** All policies of a company, newest first. */
export function policiesQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['policy-library', clientId, 'policies'],
    queryFn: ({ signal }) => api.getPoliciesByClient({ query: { clientId } }, { signal }),
  })
}

/** The claim totals of a company by policy. */
export function claimTotalsQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['claims', clientId, 'totals'],
    queryFn: ({ signal }) => api.getClaimTotals({ query: { ClientId: clientId } }, { signal }),
  })
}
