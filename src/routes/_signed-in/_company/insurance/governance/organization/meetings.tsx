import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/organization/meetings')({
  staticData: { title: 'Meetings', codes: ['002-002-006'] },
  component: PlaceholderPage,
})
