import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/membership/membership-directory')({
  staticData: { title: 'Membership Directory', codes: ['002-002-002'] },
  component: PlaceholderPage,
})
