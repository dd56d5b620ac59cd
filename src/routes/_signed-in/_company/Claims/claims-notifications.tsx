import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/Claims/claims-notifications')({
  staticData: { title: 'Claim Notifications', codes: [] },
  component: PlaceholderPage,
})
