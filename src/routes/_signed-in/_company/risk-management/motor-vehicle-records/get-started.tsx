import { createFileRoute } from '@tanstack/react-router'

import { GetStartedPage } from '../../../../../features/risk-management/motor-vehicle-records/get-started-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/risk-management/motor-vehicle-records/get-started')({
  staticData: { title: 'Get Started', codes: [] },
  component: GetStartedPage,
})
