export { definitionsOfType } from './claim-type-facts.ts'
export {
  answersByLabelCode,
  CLAIM_BLOCKS,
  CLAIM_SETTINGS,
  claimForm,
  claimValues,
  type ClaimType,
  type ClaimValue,
  type ClaimValues,
} from './claim.ts'
export {
  checkSeverity,
  severeAnswers,
  severeLosses,
  severeReasons,
  type SevereLoss,
  type SeverityDiagnostic,
} from './severity.ts'
export {
  reviewSections,
  templateHtml,
  templateSections,
  type ReviewRow,
  type ReviewSection,
  type TemplateRow,
  type TemplateSection,
} from './template.ts'
