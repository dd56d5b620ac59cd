import type { Api } from '@captive/api-client'
import type { Claim } from '@captive/api-client/contract'
import { queryOptions } from '@tanstack/react-query'

/** Every claim of one policy: open first, by incurred, needs all of them. */
export function claimsOfPolicyQuery(api: Api, clientId: number, policyId: number) {
  return queryOptions({
    queryKey: ['claims', clientId, 'policy', policyId],
    queryFn: ({ signal }) => api.getClaimsByPolicy({ query: { PolicyId: policyId } }, { signal }),
  })
}

/**
 * One claim, or null.
 * @param inRegister what the register has of it, which stands until the answer comes
 */
export function claimQuery(api: Api, clientId: number, claimRecId: number, inRegister?: Claim) {
  return queryOptions({
    queryKey: ['claims', clientId, 'claim', claimRecId],
    queryFn: ({ signal }) => api.getClaim({ query: { RecId: claimRecId } }, { signal }),
    ...(inRegister && { placeholderData: inRegister }),
  })
}

/** Newest first. */
export function notesQuery(api: Api, clientId: number, claimNumber: string) {
  return queryOptions({
    queryKey: ['claims', clientId, 'notes', claimNumber],
    queryFn: ({ signal }) => api.getNotesByClaim({ query: { ClaimNumber: claimNumber } }, { signal }),
  })
}

/** What the company reported here, newest first. */
export function filedReportsQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['claim-reporting', clientId, 'reports'],
    queryFn: ({ signal }) => api.getFNOLReports({ query: { ClientId: clientId, limit: 100 } }, { signal }),
  })
}
