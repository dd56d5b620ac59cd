import { createFileRoute } from '@tanstack/react-router'

import { parseClaimsSearch } from '../../../../../../features/claims/claims-of-policy/claims-register.ts'
import { PolicyClaimsPage } from '../../../../../../features/claims/claims-of-policy/policy-claims-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/$policyId/')({
  staticData: { title: 'Claims', codes: [] },
  validateSearch: parseClaimsSearch,
  component: Page,
})

function Page() {
  const { policyId } = Route.useParams()
  return <PolicyClaimsPage policyId={Number(policyId)} />
}
