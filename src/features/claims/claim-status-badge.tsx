import { isOpenClaim, type Claim } from '@captive/api-client/contract'

import { StatusBadge } from '../../ui/status-badge.tsx'

/** The status of a claim: Open, Closed or Reopened. */
export const ClaimStatusBadge = ({ claim }: { claim: Pick<Claim, 'StatusCode'> }) => (
  <StatusBadge tone={isOpenClaim(claim) ? 'waiting' : 'ok'}>{claim.StatusCode}</StatusBadge>
)
