import { createFileRoute } from '@tanstack/react-router'

import { parsePeriodSearch } from '../../../../documents/period-search.ts'
import { LossPreventionPage } from '../../../../features/risk-management/loss-prevention/loss-prevention-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/risk-management/loss-prevention-&-safety')({
  staticData: { title: texts.lossPreventionSafety, codes: ['003-001'] },
  validateSearch: parsePeriodSearch,
  component: LossPreventionPage,
})
