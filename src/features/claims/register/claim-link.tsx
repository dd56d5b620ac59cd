import type { FoundClaim } from '@captive/api-client/contract'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'

import { useActiveCompany } from '../../../session/session-context.ts'
import { useOpenClaim } from '../../../programs/use-open-claim.ts'

interface ClaimLinkProps {
  claim: FoundClaim
  children: ReactNode
  className: string
}

/** Opens a claim. For a claim of another company, first changes the active company. */
export function ClaimLink({ claim, children, className }: ClaimLinkProps): ReactElement {
  const { clientId } = useActiveCompany()
  const openClaim = useOpenClaim()
  if (claim.ClientId !== clientId)
    return (
      <button type="button" className={className} onClick={() => void openClaim(claim)}>
        {children}
      </button>
    )
  return (
    <Link
      to="/Claims/$policyId/$claimRecId"
      params={{ policyId: String(claim.PolicyId), claimRecId: String(claim.RecId) }}
      className={className}
    >
      {children}
    </Link>
  )
}
