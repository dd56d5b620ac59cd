import { claimTypeRules, policiesFor, type ClaimType, type Policy } from '@captive/api-client/contract'

import { ClaimRefusedError } from '../report/claim-refused-error.ts'
import { texts } from '../report/texts.ts'

/**
 * Accepts only the policy numbers that the portal offers for the claim type; any number if it offers none (AMB-136).
 * @throws ClaimRefusedError
 */
export function assertPolicyNumber(claimType: ClaimType, policyNumber: string, policies: readonly Policy[]): void {
  const offered = policiesFor(claimType, policies)
  if (offered.length === 0 || offered.some(({ PolicyNumber }) => PolicyNumber === policyNumber)) return
  const line = claimTypeRules[claimType].lineOfBusiness
  throw new ClaimRefusedError(texts.refusals.otherPolicy(policyNumber, line))
}
