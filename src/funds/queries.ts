import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The fund analysis of a company for all quarters. */
export function fundsQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['financial', clientId, 'funds'],
    queryFn: ({ signal }) => api.getMemberFundAnalysis({ query: { clientId } }, { signal }),
  })
}
