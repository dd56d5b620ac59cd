import type { Api } from '@captive/api-client'
import type { ClaimFilter, FoundClaim } from '@captive/api-client/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

const perPage = 100
const perExportPage = 1_000

/** The most claims of an export. A larger file would take long to load and to open. */
export const maxExportedClaims = 10_000

/** Claims of the register, in pages. The cursor is the RecId of the last claim. */
export function registerQuery(api: Api, filter: ClaimFilter, sort: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['claims', filter.ClientId ?? null, 'register', filter, sort],
    queryFn: ({ pageParam: after, signal }) =>
      api.searchClaims({ query: { ...filter, ...orderOf(sort), limit: perPage, ...cursor(after) } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ More, Claims }) => (More ? Claims.at(-1)?.RecId : undefined),
    placeholderData: keepPreviousData,
  })
}

/** The sums of all claims that match a filter. This is a separate call because it reads all of them. */
export function registerTotalsQuery(api: Api, filter: ClaimFilter) {
  return queryOptions({
    queryKey: ['claims', filter.ClientId ?? null, 'register-totals', filter],
    queryFn: ({ signal }) => api.getTotalsOfClaims({ query: filter }, { signal }),
  })
}

/** The filter options. */
export function claimChoicesQuery(api: Api, clientId: number | undefined) {
  return queryOptions({
    queryKey: ['claims', clientId ?? null, 'choices'],
    queryFn: ({ signal }) =>
      api.getClaimChoices({ query: clientId === undefined ? {} : { ClientId: clientId } }, { signal }),
  })
}

/** The views that the user saved, by name. */
export function claimViewsQuery(api: Api) {
  return queryOptions({
    queryKey: ['claims', null, 'views'],
    queryFn: ({ signal }) => api.getClaimViews(undefined, { signal }),
  })
}

/** Loads the claims of all pages, at most `mostExported` of them. */
export async function loadAllClaims(api: Api, filter: ClaimFilter, sort: string | undefined): Promise<FoundClaim[]> {
  const loaded: FoundClaim[] = []
  for (let more = true; more && loaded.length < maxExportedClaims;) {
    const query = { ...filter, ...orderOf(sort), limit: perExportPage, ...cursor(loaded.at(-1)?.RecId) }
    const { Claims, More } = await api.searchClaims({ query })
    loaded.push(...Claims)
    more = More
  }
  return loaded
}

const orderOf = (sort: string | undefined) => (sort === undefined ? {} : { Sort: sort })
const cursor = (after: number | undefined) => (after === undefined ? {} : { after })
