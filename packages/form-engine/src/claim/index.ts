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
  escapeHtml,
  reviewSections,
  templateHtml,
  templateSections,
  type ReviewRow,
  type TemplateRow,
  type TemplateSection,
} from './template.ts'
