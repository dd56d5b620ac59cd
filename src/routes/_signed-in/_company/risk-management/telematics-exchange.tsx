import { createFileRoute } from '@tanstack/react-router'

import { parsePeriodSearch } from '../../../../documents/period-search.ts'
import { TelematicsPage } from '../../../../features/risk-management/telematics/telematics-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/risk-management/telematics-exchange')({
  staticData: { title: texts.telematicsExchange, codes: ['003-002'] },
  validateSearch: parsePeriodSearch,
  component: TelematicsPage,
})
