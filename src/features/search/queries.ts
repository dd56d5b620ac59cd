import type { Api } from '@captive/api-client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** The results from the server. The active company provides the program whose documents are searched. */
export function searchQuery(api: Api, text: string, clientId: number | undefined) {
  return queryOptions({
    queryKey: ['search', clientId ?? null, text],
    queryFn: ({ signal }) =>
      api.search({ query: { Text: text, ...(clientId !== undefined && { ClientId: clientId }) } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
