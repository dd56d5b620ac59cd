import { useNavigate } from '@tanstack/react-router'

import { useActFor } from './use-act-for.ts'

interface ClaimPlace {
  RecId: number
  PolicyId: number
  ClientId: number
}

/** Opens a claim. The claim of another company opens after the active company is changed to it, as Select Company does. */
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
