import type { Api } from '@captive/api-client'
import type { Claim } from '@captive/api-client/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

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

/** How many reports come at once. */
const reportsAtOnce = 100

/** What a company reported here, newest first, page after page; each page goes on where the one before ended. */
export function filedReportsQuery(api: Api, clientId: number) {
  return infiniteQueryOptions({
    queryKey: ['claim-reporting', clientId, 'reports'],
    queryFn: ({ pageParam: after, signal }) => {
      const query = { ClientId: clientId, limit: reportsAtOnce, ...(after !== undefined && { after }) }
      return api.getFNOLReports({ query }, { signal })
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < reportsAtOnce ? undefined : last.at(-1)?.RecId),
    select: ({ pages }) => pages.flat(),
  })
}
