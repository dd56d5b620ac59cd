import { lineOf, policyStatus, type ClaimTotals, type LineOfBusiness, type Policy } from '@captive/api-client/contract'

/** A policy as its register shows it. */
export interface PolicyRow {
  policy: Policy
  status: ReturnType<typeof policyStatus>
  /** Undefined for a fifth line, which has no tab (AMB-086). */
  line: LineOfBusiness | undefined
  /** Undefined while they load, and for whom they are not; null for a policy without claims. */
  claims: ClaimTotals | null | undefined
}

/** What the claims of each policy in force come to; empty for those that are still loading. */
export const currentTerms = (rows: readonly PolicyRow[]): ClaimTotals[] =>
  rows.flatMap(({ status, claims }) => (status === 'Active' && claims ? [claims] : []))

/** @param today yyyy-MM-dd */
export function toPolicyRows(
  policies: readonly Policy[],
  totals: readonly ClaimTotals[] | undefined,
  today: string,
): PolicyRow[] {
  const byPolicy = totals && new Map(totals.map((sums) => [sums.PolicyId, sums]))
  return policies.map((policy) => ({
    policy,
    status: policyStatus(policy, today),
    line: lineOf(policy),
    claims: byPolicy && (byPolicy.get(policy.PolicyId) ?? null),
  }))
}
