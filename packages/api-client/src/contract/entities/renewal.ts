import { policyStatus } from './policy-status.ts'
import type { Policy } from './policy.ts'

export interface Renewal {
  /** The day on which the next policy expires, yyyy-MM-dd. */
  date: string
  /** Days of the calendar from today until then, at least 1. */
  days: number
}

/**
 * The nearest future expiration among the policies that are not cancelled (core §9, AMB-053); undefined where there is
 * none.
 * @param today yyyy-MM-dd
 */
export function nextRenewal(
  policies: readonly Pick<Policy, 'ExpirationDate' | 'CancelDate'>[],
  today: string,
): Renewal | undefined {
  const [date] = policies
    .filter((policy) => policyStatus(policy, today) === 'Active')
    .map(({ ExpirationDate }) => ExpirationDate.slice(0, 10))
    .sort()
  return date === undefined ? undefined : { date, days: (Date.parse(date) - Date.parse(today)) / 86_400_000 }
}
