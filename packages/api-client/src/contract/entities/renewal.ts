import { claimTypeRules } from './claim-type.ts'
import { isSameLine } from './line-of-business.ts'
import { policyStatus } from './policy-status.ts'
import type { Policy } from './policy.ts'

export interface Renewal {
  /** The expiration date of the next policy to expire, yyyy-MM-dd. */
  date: string
  /** Calendar days from today until then, at least 1. */
  days: number
}

/**
 * The next future expiration among policies that are not canceled (core §9, AMB-053). Undefined without such a policy.
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

/** The renewal term: the latest expiration of a Commercial Auto policy, canceled or not (AMB-164), yyyy-MM-dd. */
export function renewalTermOf(policies: readonly Pick<Policy, 'LOB' | 'ExpirationDate'>[]): string | undefined {
  const ends = policies
    .filter(({ LOB }) => isSameLine(LOB, claimTypeRules.Auto.lineOfBusiness))
    .map(({ ExpirationDate }) => ExpirationDate)
  return ends.toSorted().at(-1)?.slice(0, 10)
}
