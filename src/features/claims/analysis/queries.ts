import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

interface Asked {
  ClientId?: number
  ProgramsRecId?: number
}

/** Claims by line, year, cause, state, driver and report lag. */
export function lossAnalysisQuery(api: Api, asked: Asked) {
  return queryOptions({
    queryKey: ['claims', asked.ClientId ?? null, 'analysis', asked],
    queryFn: ({ signal }) => api.getLossAnalysis({ query: asked }, { signal }),
  })
}

/** The incurred amounts of policy years at each age. */
export function lossDevelopmentQuery(api: Api, asked: Asked) {
  return queryOptions({
    queryKey: ['claims', asked.ClientId ?? null, 'development', asked],
    queryFn: ({ signal }) => api.getLossDevelopment({ query: asked }, { signal }),
  })
}

/** A company with the quartiles of its program. */
export function lossComparisonQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['claims', ClientId, 'comparison'],
    queryFn: ({ signal }) => api.getLossComparison({ query: { ClientId } }, { signal }),
  })
}

const mostLargest = 10

/** The claims with the largest incurred amounts. */
export function largestLossesQuery(api: Api, asked: Asked) {
  return queryOptions({
    queryKey: ['claims', asked.ClientId ?? null, 'largest', asked],
    queryFn: async ({ signal }) => {
      const query = { ...asked, Sort: '-incurred', limit: mostLargest }
      return (await api.searchClaims({ query }, { signal })).Claims
    },
  })
}
