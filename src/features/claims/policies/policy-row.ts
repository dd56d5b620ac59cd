import { lineOf, policyStatus, type ClaimTotals, type LineOfBusiness, type Policy } from '@captive/api-client/contract'

/** A line of the policy register. */
export interface PolicyRow {
  policy: Policy
  status: ReturnType<typeof policyStatus>
  /** Undefined for a line of business without a tab (AMB-086). */
  line: LineOfBusiness | undefined
  /** Undefined while totals load, or if the user may not see them. Null for a policy without claims. */
  claims: ClaimTotals | null | undefined
}

/** Claim totals of the policies in force. Policies whose totals are still loading are left out. */
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
