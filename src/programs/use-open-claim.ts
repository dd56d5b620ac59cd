import { useOpenPage } from './use-open-page.ts'

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
  const openPage = useOpenPage()
  return ({ RecId, PolicyId, ClientId }) =>
    openPage(ClientId, {
      to: '/Claims/$policyId/$claimRecId',
      params: { policyId: String(PolicyId), claimRecId: String(RecId) },
    })
}
