import { attentionRules, attentionStates, type AttentionRule, type AttentionState } from '@captive/api-client/contract'

import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'

export interface AttentionFilters {
  kind?: AttentionRule | undefined
  /** Open items if undefined. */
  state?: AttentionState | undefined
  /** The active company if undefined. */
  of?: 'all' | undefined
}

/** For the route's `validateSearch`. */
export function parseAttentionSearch(search: Record<string, unknown>): TableState & AttentionFilters {
  return {
    ...parseTableState(search),
    kind: attentionRules.find((rule) => rule === search['kind']),
    state: attentionStates.find((state) => state === search['state'] && state !== 'open'),
    of: search['of'] === 'all' ? 'all' : undefined,
  }
}
