import { createFileRoute } from '@tanstack/react-router'

import { GetStartedPage } from '../../../../../features/risk-management/motor-vehicle-records/get-started-page.tsx'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/risk-management/motor-vehicle-records/get-started')({
  staticData: { title: texts.getStarted, codes: [] },
  component: GetStartedPage,
})
