import type { Api } from '@captive/api-client'
import { policiesToEndorse } from '@captive/api-client/contract'
import { queryOptions } from '@tanstack/react-query'

/** A company's vehicle change requests with their states, newest first. */
export function endorsementsQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['endorsements', ClientId, 'requests'],
    queryFn: ({ signal }) => api.getEndorsements({ query: { ClientId } }, { signal }),
  })
}

/** The policies whose vehicles a company can change (END-005). */
export function policiesToEndorseQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['endorsements', clientId, 'policies'],
    queryFn: async ({ signal }) =>
      policiesToEndorse(await api.getPoliciesByClient({ query: { clientId } }, { signal })),
    staleTime: Infinity, // an open form keeps its choices
    refetchOnReconnect: false,
  })
}
