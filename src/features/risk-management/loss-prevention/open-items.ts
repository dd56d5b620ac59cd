import type { WarrantyOrRecommendation } from '@captive/api-client/contract'

export type ItemKind = 'warranty' | 'recommendation'

/** What the program calls the state of something done (AMB-182). */
const isDone = /^c/i

/**
 * The warranties or the recommendations that are open, the oldest first, which has waited longest (LPS-015, LPS-016).
 * Whatever is not called a recommendation is a warranty: what one must do is not to be overlooked.
 */
export function openItems(rows: readonly WarrantyOrRecommendation[], kind: ItemKind): WarrantyOrRecommendation[] {
  return rows
    .filter(
      ({ WarrantyStatusCd, GroupTypeTxt }) =>
        !isDone.test(WarrantyStatusCd.trim()) &&
        (/recommend/i.test(GroupTypeTxt) ? 'recommendation' : 'warranty') === kind,
    )
    .toSorted((one, other) => one.DateInitiated.localeCompare(other.DateInitiated))
}
