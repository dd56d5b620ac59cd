import { createFileRoute } from '@tanstack/react-router'

import { parseClaimsSearch } from '../../../../../../features/claims/claims-of-policy/claims-register.ts'
import { PolicyClaimsPage } from '../../../../../../features/claims/claims-of-policy/policy-claims-page.tsx'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/$policyId/')({
  staticData: { title: texts.claims, codes: [] },
  validateSearch: parseClaimsSearch,
  component: Page,
})

function Page() {
  const { policyId } = Route.useParams()
  return <PolicyClaimsPage policyId={Number(policyId)} />
}
