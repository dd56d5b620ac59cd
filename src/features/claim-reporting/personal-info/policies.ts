import { policiesFor, type ClaimType, type Policy } from '@captive/api-client/contract'

/** The number that stands in the form before anyone chooses: the newest policy's, or none (WIZ-020). */
export function defaultPolicyNumber(claimType: ClaimType, policies: readonly Policy[]): string {
  return policiesFor(claimType, policies)[0]?.PolicyNumber ?? ''
}
