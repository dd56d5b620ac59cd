import type { Api } from '@captive/api-client'
import { policiesToEndorse } from '@captive/api-client/contract'
import { queryOptions } from '@tanstack/react-query'

/** What a company asked for, newest first, and how far it is. */
export function endorsementsQuery(api: Api, ClientId: number) {
  return queryOptions({
    queryKey: ['endorsements', ClientId, 'requests'],
    queryFn: ({ signal }) => api.getEndorsements({ query: { ClientId } }, { signal }),
  })
}

/** The policies whose vehicles a company can ask to change (END-005). */
export function policiesToEndorseQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['endorsements', clientId, 'policies'],
    queryFn: async ({ signal }) =>
      policiesToEndorse(await api.getPoliciesByClient({ query: { clientId } }, { signal })),
    staleTime: Infinity, // a form being filled in keeps the choices it began with
    refetchOnReconnect: false,
  })
}
