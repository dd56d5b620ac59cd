import type { Policy } from './policy.ts'

export type PolicyStatus = 'Active' | 'Cancelled' | 'Expired'

/**
 * Cancelled where a cancel date exists, a placeholder of the year 1 or before being none; else Active until the day it
 * expires on, and Expired from then on (specification, core §4; AMB-087).
 * @param today yyyy-MM-dd
 */
export function policyStatus(
  { CancelDate, ExpirationDate }: Pick<Policy, 'CancelDate' | 'ExpirationDate'>,
  today: string,
): PolicyStatus {
  if (CancelDate && Number(CancelDate.slice(0, 4)) > 1) return 'Cancelled'
  return ExpirationDate.slice(0, 10) > today ? 'Active' : 'Expired'
}
