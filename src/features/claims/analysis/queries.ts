import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

interface AnalysisFilter {
  ClientId?: number
  ProgramsRecId?: number
}

/** Claims by line, year, cause, state, driver and report lag. */
export function lossAnalysisQuery(api: Api, filter: AnalysisFilter) {
  return queryOptions({
    queryKey: ['claims', filter.ClientId ?? null, 'analysis', filter],
    queryFn: ({ signal }) => api.getLossAnalysis({ query: filter }, { signal }),
  })
}

/** The incurred amounts of policy years at each age. */
export function lossDevelopmentQuery(api: Api, filter: AnalysisFilter) {
  return queryOptions({
    queryKey: ['claims', filter.ClientId ?? null, 'development', filter],
    queryFn: ({ signal }) => api.getLossDevelopment({ query: filter }, { signal }),
  })
}

/** A company with the quartiles of its program. */
export function lossComparisonQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['claims', ClientId, 'comparison'],
    queryFn: ({ signal }) => api.getLossComparison({ query: { ClientId } }, { signal }),
  })
}

const maxLargestLosses = 10

/** The claims with the largest incurred amounts. */
export function largestLossesQuery(api: Api, filter: AnalysisFilter) {
  return queryOptions({
    queryKey: ['claims', filter.ClientId ?? null, 'largest', filter],
    queryFn: async ({ signal }) => {
      const query = { ...filter, Sort: '-incurred', limit: maxLargestLosses }
      return (await api.searchClaims({ query }, { signal })).Claims
    },
  })
}
