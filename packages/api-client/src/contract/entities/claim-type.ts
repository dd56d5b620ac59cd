import type { ClaimType } from './claim-report.ts'
import { isSameLine } from './line-of-business.ts'
import type { Policy } from './policy.ts'

/** The properties of a claim type besides its form. */
export interface ClaimTypeRule {
  readonly label: string
  /** The line of business of its policies (specification, core §5). */
  readonly lineOfBusiness: string
  /** False if the policy number is always typed (AMB-135). */
  readonly hasPolicyList: boolean
}

/** The four types, in display order (WIZ-007, AMB-134). */
export const claimTypeRules: Readonly<Record<ClaimType, ClaimTypeRule>> = {
  Auto: { label: 'Auto', lineOfBusiness: 'Commercial Auto', hasPolicyList: true },
  GeneralLiability: { label: 'General Liability', lineOfBusiness: 'General Liability', hasPolicyList: true },
  Property: { label: 'Property', lineOfBusiness: 'Excess', hasPolicyList: false },
  WorkersCompensation: { label: 'Workers Compensation', lineOfBusiness: 'Workers Compensation', hasPolicyList: true },
}

/**
 * The policies that a claim of this type may name, newest effective date first. Includes canceled and expired ones,
 * because a loss can be older than a cancellation (AMB-137). If the list is empty, the number is typed: always for
 * Property, otherwise if the company has no policy of that line (AMB-135, AMB-136).
 */
export function policiesFor(claimType: ClaimType, policies: readonly Policy[]): Policy[] {
  const { hasPolicyList, lineOfBusiness } = claimTypeRules[claimType]
  if (!hasPolicyList) return []
  return policies
    .filter(({ LOB }) => isSameLine(LOB, lineOfBusiness))
    .toSorted((a, b) => b.EffectiveDate.localeCompare(a.EffectiveDate))
}
