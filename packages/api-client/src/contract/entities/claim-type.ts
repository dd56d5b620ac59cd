import type { ClaimType } from './claim-report.ts'
import { isSameLine } from './line-of-business.ts'
import type { Policy } from './policy.ts'

/** What follows from the type of a claim, besides its form. */
export interface ClaimTypeRule {
  readonly label: string
  /** The line of business its policies carry (specification, core §5). */
  readonly lineOfBusiness: string
  /** False where the policy number is always typed (AMB-135). */
  readonly hasPolicyList: boolean
}

/** The four types, in the order they are offered (WIZ-007, AMB-134). */
export const claimTypeRules: Readonly<Record<ClaimType, ClaimTypeRule>> = {
  Auto: { label: 'Auto', lineOfBusiness: 'Commercial Auto', hasPolicyList: true },
  GeneralLiability: { label: 'General Liability', lineOfBusiness: 'General Liability', hasPolicyList: true },
  Property: { label: 'Property', lineOfBusiness: 'Excess', hasPolicyList: false },
  WorkersCompensation: { label: 'Workers Compensation', lineOfBusiness: 'Workers Compensation', hasPolicyList: true },
}

/**
 * The policies a claim of this type may name, newest effective date first, cancelled and expired ones included, since
 * a loss can be older than a cancellation (AMB-137). Empty means that the number is typed: for Property always, for
 * other types when the company has none of the line (AMB-135, AMB-136).
 */
export function policiesFor(claimType: ClaimType, policies: readonly Policy[]): Policy[] {
  const { hasPolicyList, lineOfBusiness } = claimTypeRules[claimType]
  if (!hasPolicyList) return []
  return policies
    .filter(({ LOB }) => isSameLine(LOB, lineOfBusiness))
    .toSorted((a, b) => b.EffectiveDate.localeCompare(a.EffectiveDate))
}
