import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/risk-management/elive-connect')({
  staticData: { title: 'eLive Connect', codes: ['003-003'] },
  component: PlaceholderPage,
})
