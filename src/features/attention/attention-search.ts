import { attentionStates, type AttentionState } from '@captive/api-client/contract'

import { parseTableState, type TableState } from '../../ui/data-table/table-state.ts'
import { textValue } from '../../ui/search-values.ts'

export interface AttentionFilters {
  /** A rule. Only the page validates it, so that the initial bundle does not contain the rules. */
  kind?: string | undefined
  /** Open items if undefined. */
  state?: AttentionState | undefined
  /** The active company if undefined. */
  of?: 'all' | undefined
}

/** Parses the search params, for the route's `validateSearch`. */
export function parseAttentionSearch(search: Record<string, unknown>): TableState & AttentionFilters {
  return {
    ...parseTableState(search),
    kind: textValue(search['kind']),
    state: attentionStates.find((state) => state === search['state'] && state !== 'open'),
    of: search['of'] === 'all' ? 'all' : undefined,
  }
}
