import type { Api } from '@captive/api-client'
import type { AttentionState } from '@captive/api-client/contract'
import { queryOptions } from '@tanstack/react-query'

/** What needs attention of a company, or of all companies in reach without one. */
export function attentionQuery(api: Api, clientId: number | undefined, State: AttentionState) {
  return queryOptions({
    queryKey: ['attention', clientId ?? null, 'items', State],
    queryFn: ({ signal }) =>
      api.getAttention({ query: { ...(clientId !== undefined && { ClientId: clientId }), State } }, { signal }),
  })
}

/** Whether the person gets the weekly mail. */
export function digestQuery(api: Api) {
  return queryOptions({
    queryKey: ['attention', null, 'digest'],
    queryFn: ({ signal }) => api.getDigest(undefined, { signal }),
  })
}
