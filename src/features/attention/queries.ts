import type { Api } from '@captive/api-client'
import type { AttentionRule, AttentionState } from '@captive/api-client/contract'
import { queryOptions } from '@tanstack/react-query'

interface AttentionFilter {
  /** All companies in reach if undefined. */
  clientId?: number | undefined
  state: AttentionState
  /** Some items of each rule if undefined. */
  rule?: AttentionRule | undefined
}

/** What needs attention: some items of each rule, or up to 1,000 of one. */
export function attentionQuery(api: Api, { clientId, state, rule }: AttentionFilter) {
  const query = {
    ...(clientId !== undefined && { ClientId: clientId }),
    ...(rule !== undefined && { Rule: rule }),
    State: state,
  }
  return queryOptions({
    queryKey: ['attention', clientId ?? null, 'items', state, rule],
    queryFn: ({ signal }) => api.getAttention({ query }, { signal }),
  })
}

/** Whether the user gets the weekly mail. */
export function digestQuery(api: Api) {
  return queryOptions({
    queryKey: ['attention', null, 'digest'],
    queryFn: ({ signal }) => api.getDigest(undefined, { signal }),
  })
}
