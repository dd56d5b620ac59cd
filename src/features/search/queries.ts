import type { Api } from '@captive/api-client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** What the server finds. The company is the active one, whose program has documents. */
export function searchQuery(api: Api, text: string, clientId: number | undefined) {
  return queryOptions({
    queryKey: ['search', clientId ?? null, text],
    queryFn: ({ signal }) =>
      api.search({ query: { Text: text, ...(clientId !== undefined && { ClientId: clientId }) } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
