import { createFileRoute } from '@tanstack/react-router'

import { ReportClaimPage } from '../../../../features/claim-reporting/pages/start/report-claim-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/report-claim/')({
  staticData: { title: texts.claimsReporting, codes: [] },
  component: ReportClaimPage,
})
