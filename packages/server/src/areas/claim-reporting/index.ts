export { claimReportingRoutes } from './routes.ts'
export { withholdDrafts } from './withheld-drafts.ts'
export { keyOldFingerprints } from './key-old-fingerprints.ts'
export { endOldDrafts } from './end-old-drafts.ts'
