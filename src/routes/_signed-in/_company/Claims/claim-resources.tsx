import { createFileRoute } from '@tanstack/react-router'

import { ClaimResourcesPage } from '../../../../features/claims/resources/claim-resources-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/Claims/claim-resources')({
  staticData: { title: 'Claim Resources', codes: ['004-002'] },
  component: ClaimResourcesPage,
})
