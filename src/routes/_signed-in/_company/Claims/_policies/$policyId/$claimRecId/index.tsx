import { createFileRoute } from '@tanstack/react-router'

import { ClaimPage } from '../../../../../../../features/claims/claim/claim-page.tsx'
import { parseClaimsSearch } from '../../../../../../../features/claims/claims-of-policy/claims-register.ts'
import { texts } from '../../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/$policyId/$claimRecId/')({
  staticData: { title: texts.claimDetails, codes: [] },
  validateSearch: parseClaimsSearch,
  component: Page,
})

function Page() {
  const { policyId, claimRecId } = Route.useParams()
  return <ClaimPage key={claimRecId} policyId={Number(policyId)} claimRecId={Number(claimRecId)} />
}
