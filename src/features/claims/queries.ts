import type { Api } from '@captive/api-client'
import type { Claim } from '@captive/api-client/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** All claims of one policy. The register sorts them itself, so they are not loaded in pages. */
export function claimsOfPolicyQuery(api: Api, clientId: number, policyId: number) {
  return queryOptions({
    queryKey: ['claims', clientId, 'policy', policyId],
    queryFn: ({ signal }) => api.getClaimsByPolicy({ query: { PolicyId: policyId } }, { signal }),
  })
}

/**
 * One claim, or null.
 * @param inRegister the claim from the register, shown until the response arrives
 */
export function claimQuery(api: Api, clientId: number, claimRecId: number, inRegister?: Claim) {
  return queryOptions({
    queryKey: ['claims', clientId, 'claim', claimRecId],
    queryFn: ({ signal }) => api.getClaim({ query: { RecId: claimRecId } }, { signal }),
    ...(inRegister && { placeholderData: inRegister }),
  })
}

/** The notes of a claim, newest first. */
export function notesQuery(api: Api, clientId: number, claimNumber: string) {
  return queryOptions({
    queryKey: ['claims', clientId, 'notes', claimNumber],
    queryFn: ({ signal }) => api.getNotesByClaim({ query: { ClaimNumber: claimNumber } }, { signal }),
  })
}

/** Status and amounts of a claim at each valuation, oldest first. */
export function valuationsQuery(api: Api, clientId: number, claimRecId: number) {
  return queryOptions({
    queryKey: ['claims', clientId, 'valuations', claimRecId],
    queryFn: ({ signal }) => api.getClaimValuations({ query: { RecId: claimRecId } }, { signal }),
  })
}

/** The messages and files that users sent about a claim, and whether the user watches it. */
export function claimHistoryQuery(api: Api, clientId: number, claimRecId: number) {
  return queryOptions({
    queryKey: ['claims', clientId, 'history', claimRecId],
    queryFn: ({ signal }) => api.getClaimHistory({ query: { RecId: claimRecId } }, { signal }),
  })
}

/** The reports that became a claim, oldest first. */
export function reportsOfClaimQuery(api: Api, clientId: number, claimRecId: number) {
  return queryOptions({
    queryKey: ['claims', clientId, 'reports-of-claim', claimRecId],
    queryFn: ({ signal }) => api.getReportsOfClaim({ query: { RecId: claimRecId } }, { signal }),
  })
}

/** The number of reports per request. */
const reportsPerPage = 100

/** Reports that a company submitted online, newest first, in pages. The cursor is the RecId of the last report. */
export function filedReportsQuery(api: Api, clientId: number) {
  return infiniteQueryOptions({
    queryKey: ['claim-reporting', clientId, 'reports'],
    queryFn: ({ pageParam: after, signal }) => {
      const query = { ClientId: clientId, limit: reportsPerPage, ...(after !== undefined && { after }) }
      return api.getFNOLReports({ query }, { signal })
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < reportsPerPage ? undefined : last.at(-1)?.RecId),
    select: ({ pages }) => pages.flat(),
  })
}
