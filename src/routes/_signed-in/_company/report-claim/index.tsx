import { createFileRoute } from '@tanstack/react-router'

import { ReportClaimPage } from '../../../../features/claim-reporting/start/report-claim-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/report-claim/')({
  staticData: { title: 'Claims Reporting', codes: [] },
  component: ReportClaimPage,
})
