import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/$policyId/$claimRecId/Notes/$claimNumber')({
  staticData: { title: 'Notes', codes: [] },
  component: PlaceholderPage,
})
