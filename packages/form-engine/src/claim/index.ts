export {
  CLAIM_BLOCKS,
  CLAIM_LISTS,
  CLAIM_TYPES,
  claimLists,
  claimTypes,
  type ClaimList,
  type ClaimType,
} from './claim-blocks.ts'
export { checkClaim, type ClaimDiagnostic } from './check-claim.ts'
export {
  checkServedClaim,
  checkStorage,
  SERVED_SETTINGS,
  type ServedDiagnostic,
  type StorageDiagnostic,
} from './check-served.ts'
export { checkLabelCodes, type LabelCodeDiagnostic } from './check-label-codes.ts'
export { definitionsOfType } from './claim-type-facts.ts'
export { answersByLabelCode, CLAIM_SETTINGS, claimForm, claimValues, type ClaimValues } from './claim.ts'
export { confirmationPattern, createConfirmationNumber, type ReportMode } from './confirmation-number.ts'
export {
  checkSeverity,
  severeAnswers,
  severeLosses,
  severeReasons,
  severeReasonsOf,
  type SevereLoss,
  type SeverityDiagnostic,
} from './severity.ts'
export {
  reviewOutcome,
  reviewSections,
  templateHtml,
  templateSections,
  type ReviewRow,
  type ReviewSection,
  type TemplateRow,
  type TemplateSection,
} from './template.ts'
