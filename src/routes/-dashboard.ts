/** What `/` loads only when somebody is signed in: a visitor does not wait for it. */
export { hasUnsentEmailClaim } from '../features/claim-reporting/email-claim/kept-email-claim.ts'
export { UnfinishedReport } from '../features/claim-reporting/start/unfinished-report.tsx'
export { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
