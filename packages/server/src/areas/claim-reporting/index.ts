export { claimReportingRoutes } from './routes.ts'
export { withholdDrafts } from './drafts/withheld-drafts.ts'
export { mailedTokenDays } from './report/mailed-token.ts'
export { keepDraft, keptDraftDays } from './drafts/draft-store.ts'
export { outlineOf } from './drafts/draft-outline.ts'
export { deleteOldDrafts } from './drafts/delete-old-drafts.ts'
export { describeReports } from './follow-up/describe-reports.ts'
export { claimFormReader } from './report/claim-form.ts'
export { publishDefinitions, PublicationRefusedError, rollBackDefinitions } from './definitions/publish-definitions.ts'
export {
  portalDiagnostics,
  reviewDefinitions,
  servedSettings,
  type DefinitionsReview,
} from './definitions/review-definitions.ts'
export { validateClaim, submissionDigest } from './submission/validate-claim.ts'
export { storeReport, storeValues } from './report/report-store.ts'
export { knownConfirmationNumbers } from './matches/known-confirmation-numbers.ts'
export { matchByNumber } from './matches/match-by-number.ts'
export { completeMatches, deleteMatches } from './matches/matches-of-delivery.ts'
export { selectReports, writeReports, type ExportFormat } from './export/export-reports.ts'
export { replaceMapping } from './export/kept-mapping.ts'
export { logExport, logMapping } from './export/log-export.ts'
