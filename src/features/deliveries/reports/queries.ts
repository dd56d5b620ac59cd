import type { Api } from '@captive/api-client'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

import { toQueueQuery, toReportQuery } from './report-query.ts'
import { claimStates, type QueueFilters, type ReportFilters, type ReportsSearch } from './reports-search.ts'

/** The number of reports per request. */
const perPage = 100

interface MatchFilter extends ReportFilters, QueueFilters, Pick<ReportsSearch, 'claim'> {}

/** Filed reports with their claims, newest first, in pages. The cursor is the RecId of the last report. */
export function reportMatchesQuery(api: Api, { claim = claimStates[0], ...filter }: MatchFilter) {
  const { type, company, from, to, severe, assigned } = filter
  const filters = { type, company, from, to, severe, assigned }
  const query = { Claim: claim, ...toReportQuery(filters), ...toQueueQuery(filters), limit: perPage }
  return infiniteQueryOptions({
    queryKey: ['claim-reporting', null, 'matches', claim, filters],
    queryFn: ({ pageParam: after, signal }) =>
      api.getReportMatches({ query: { ...query, ...(after !== undefined && { after }) } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < perPage ? undefined : last.at(-1)?.RecId),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
  })
}

/** The staff users to whom reports can be assigned, by name. */
export function assigneesQuery(api: Api) {
  return queryOptions({
    queryKey: ['claim-reporting', null, 'assignees'],
    queryFn: ({ signal }) => api.getReportAssignees(undefined, { signal }),
  })
}

/** The mapping of the CSV file. */
export function reportMappingQuery(api: Api) {
  return queryOptions({
    queryKey: ['claim-reporting', null, 'mapping'],
    queryFn: ({ signal }) => api.getReportMapping(undefined, { signal }),
  })
}

/** The companies that a user may select, by name. */
export function selectableCompaniesQuery(api: Api) {
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
