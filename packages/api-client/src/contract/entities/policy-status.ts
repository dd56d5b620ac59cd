import type { Policy } from './policy.ts'

export type PolicyStatus = 'Active' | 'Cancelled' | 'Expired'

/**
 * The status of a policy. It is Cancelled if it has a cancel date; a placeholder in the year 1 or earlier does not
 * count. Otherwise it is Active before its expiration date, and Expired from that date (specification, core §4;
 * AMB-087).
 * @param today yyyy-MM-dd
 */
export function policyStatus(
  { CancelDate, ExpirationDate }: Pick<Policy, 'CancelDate' | 'ExpirationDate'>,
  today: string,
): PolicyStatus {
  if (CancelDate && Number(CancelDate.slice(0, 4)) > 1) return 'Cancelled'
  return ExpirationDate.slice(0, 10) > today ? 'Active' : 'Expired'
}
