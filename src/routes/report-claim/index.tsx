import { createFileRoute } from '@tanstack/react-router'

import { ReportClaimPage } from '../../features/claim-reporting/report-claim-page.tsx'

export const Route = createFileRoute('/report-claim/')({
  staticData: { access: { anyOf: ['006-001'] } },
  component: ReportClaimPage,
})
