import { isOpenClaim, type Claim } from '@captive/api-client/contract'

import { parseTableState, type TableState } from '../../../ui/data-table/table-state.ts'

/** The filter by status. Without it, all claims of the policy are shown. */
export type ClaimState = 'open' | 'closed'

/** Search params of the register, and of a claim opened from it. */
export interface ClaimsSearch extends TableState {
  state?: ClaimState | undefined
}

/** Parses the search params, for the route's `validateSearch`. */
export function parseClaimsSearch(search: Record<string, unknown>): ClaimsSearch {
  const { state } = search
  return { ...parseTableState(search), state: state === 'open' || state === 'closed' ? state : undefined }
}

/** The claims in the given state: open ones first, then by incurred amount, largest first. */
export function claimsToShow(claims: readonly Claim[], state: ClaimState | undefined): Claim[] {
  return claims
    .filter((claim) => state === undefined || isOpenClaim(claim) === (state === 'open'))
    .toSorted(
      (one, other) => Number(isOpenClaim(other)) - Number(isOpenClaim(one)) || other.TotalIncurred - one.TotalIncurred,
    )
}
