import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/organization/standing-committees')({
  staticData: { title: 'Standing Committees', codes: ['002-002-008'] },
  component: PlaceholderPage,
})
