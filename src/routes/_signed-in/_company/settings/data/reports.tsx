import { createFileRoute } from '@tanstack/react-router'

import { ReportsPage } from '../../../../../features/deliveries/reports/reports-page.tsx'
import { parseReportsSearch } from '../../../../../features/deliveries/reports/reports-search.ts'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/settings/data/reports')({
  staticData: { title: texts.filedReports, codes: [] },
  validateSearch: parseReportsSearch,
  component: ReportsPage,
})
