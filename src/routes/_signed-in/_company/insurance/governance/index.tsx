import { createFileRoute } from '@tanstack/react-router'

import { GovernancePage } from '../../../../../features/governance/governance-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/')({
  staticData: { title: 'Governance', codes: [] },
  component: GovernancePage,
})
