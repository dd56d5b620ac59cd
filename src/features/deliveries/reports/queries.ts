import type { Api } from '@captive/api-client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { claimStates, toReportQuery, type ReportsSearch } from './reports-search.ts'

/** Number of reports per request. */
const perPage = 100

/** Filed reports with their claims, newest first, in pages. The cursor is the RecId of the last report. */
export function reportMatchesQuery(api: Api, { claim = claimStates[0], type, company, from, to }: ReportsSearch) {
  const filters = { type, company, from, to }
  return infiniteQueryOptions({
    queryKey: ['claim-reporting', null, 'matches', claim, filters],
    queryFn: ({ pageParam: after, signal }) => {
      const page = { limit: perPage, ...(after !== undefined && { after }) }
      return api.getReportMatches({ query: { Claim: claim, ...toReportQuery(filters), ...page } }, { signal })
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < perPage ? undefined : last.at(-1)?.RecId),
    select: ({ pages }) => pages.flat(),
  })
}

/** The mapping of the CSV file. */
export function reportMappingQuery(api: Api) {
  return queryOptions({
    queryKey: ['claim-reporting', null, 'mapping'],
    queryFn: ({ signal }) => api.getReportMapping(undefined, { signal }),
  })
}

/** The companies that a person may choose from, by name. */
export function companiesQuery(api: Api) {
  return queryOptions({
    queryKey: ['select-company', null, 'companies-of-reports'],
    queryFn: async ({ signal }) => {
      const clients = await api.getClients(undefined, { signal })
      return clients
        .map(({ ClientId, ClientName }) => ({ value: ClientId, label: ClientName }))
        .toSorted((one, other) => one.label.localeCompare(other.label))
    },
  })
}
