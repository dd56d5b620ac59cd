import { useNavigate } from '@tanstack/react-router'

import { useActFor } from './use-act-for.ts'

interface ClaimPlace {
  RecId: number
  PolicyId: number
  ClientId: number
}

/**
 * Returns a function that opens a claim. For a claim of another company, it first changes the active company, as Select
 * Company does.
 */
export function useOpenClaim(): (claim: ClaimPlace) => Promise<void> {
  const actFor = useActFor()
  const navigate = useNavigate()
  return async ({ RecId, PolicyId, ClientId }) => {
    if (await actFor(ClientId))
      await navigate({
        to: '/Claims/$policyId/$claimRecId',
        params: { policyId: String(PolicyId), claimRecId: String(RecId) },
      })
  }
}
