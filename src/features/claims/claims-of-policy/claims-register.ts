import { isOpenClaim, type Claim } from '@captive/api-client/contract'

import { parseTableState, type TableState } from '../../../ui/data-table/table-state.ts'

/** Which claims of a policy are looked at; all of them where the address says nothing. */
export type ClaimState = 'open' | 'closed'

/** The whole state of the register, as its address says it, and that of a claim opened from it. */
export interface ClaimsSearch extends TableState {
  state?: ClaimState | undefined
}

/** For the route's `validateSearch`. */
export function parseClaimsSearch(search: Record<string, unknown>): ClaimsSearch {
  const { state } = search
  return { ...parseTableState(search), ...(state === 'open' || state === 'closed' ? { state } : {}) }
}

/** Open ones first, each half by what it has incurred; of these the ones asked for. */
export function claimsToShow(claims: readonly Claim[], state: ClaimState | undefined): Claim[] {
  return claims
    .filter((claim) => state === undefined || isOpenClaim(claim) === (state === 'open'))
    .toSorted(
      (one, other) => Number(isOpenClaim(other)) - Number(isOpenClaim(one)) || other.TotalIncurred - one.TotalIncurred,
    )
}
