import type { WarrantyOrRecommendation } from './risk.ts'

export type ItemKind = 'warranty' | 'recommendation'

/** Matches the statuses of closed items (AMB-182). */
const isDone = /^c/i

/**
 * The open warranties or recommendations, the oldest first. Items of an unknown type count as warranties, because
 * members must not overlook an obligation.
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
