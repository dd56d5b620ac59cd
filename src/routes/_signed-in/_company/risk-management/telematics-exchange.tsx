import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/risk-management/telematics-exchange')({
  staticData: { title: 'Telematics Exchange', codes: ['003-002'] },
  component: PlaceholderPage,
})
