/** Loaded at `/` only for signed-in users. */
export { loadAttention } from '../features/attention/load-attention.ts'
export { NeedsAttention } from '../features/attention/needs-attention.tsx'
export { hasUnsentEmailClaim } from '../features/claim-reporting/model/email-claim/email-claim-draft.ts'
export { UnfinishedReports } from '../features/claim-reporting/pages/unfinished/unfinished-reports.tsx'
export { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
