import { createFileRoute } from '@tanstack/react-router'

import { ClaimResourcesPage } from '../../../../features/claims/resources/claim-resources-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/claim-resources')({
  staticData: { title: texts.claimResources, codes: ['004-002'] },
  component: ClaimResourcesPage,
})
