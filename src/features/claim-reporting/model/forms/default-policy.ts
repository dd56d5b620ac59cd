import { policiesFor, type ClaimType, type Policy } from '@captive/api-client/contract'

/** The number of the newest policy, which is preselected (WIZ-020); blank if there is no policy. */
export function defaultPolicyNumber(claimType: ClaimType, policies: readonly Policy[]): string {
  return policiesFor(claimType, policies)[0]?.PolicyNumber ?? ''
}
