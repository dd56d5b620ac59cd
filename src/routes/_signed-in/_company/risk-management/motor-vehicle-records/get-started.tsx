import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/risk-management/motor-vehicle-records/get-started')({
  staticData: { title: 'Get Started', codes: [] },
  component: PlaceholderPage,
})
