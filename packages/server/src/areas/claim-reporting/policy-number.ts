import { claimTypeRules, policiesFor, type ClaimType, type Policy } from '@captive/api-client/contract'

import { ClaimRefusedError } from './claim-refused-error.ts'

/**
 * A policy number must be one that the portal offers for the type; where it offers none, any may be typed (AMB-136).
 * @throws ClaimRefusedError
 */
export function assertPolicyNumber(claimType: ClaimType, policyNumber: string, policies: readonly Policy[]): void {
  const offered = policiesFor(claimType, policies)
  if (offered.length === 0 || offered.some(({ PolicyNumber }) => PolicyNumber === policyNumber)) return
  const line = claimTypeRules[claimType].lineOfBusiness
  throw new ClaimRefusedError(
    `Policy ${policyNumber} is not one of the company's ${line} policies. Choose one of them.`,
  )
}
