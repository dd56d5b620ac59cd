import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/membership/member-references')({
  staticData: { title: 'Member References', codes: ['002-002-003'] },
  component: PlaceholderPage,
})
