import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/Claims/claims-notifications-emaxx')({
  staticData: { title: 'Claim Notifications', codes: ['004-001-007'] },
  component: PlaceholderPage,
})
