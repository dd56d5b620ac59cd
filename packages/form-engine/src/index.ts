export type { Answers, AnswerPath, AttachedFile, RepeatedItem } from './answers.ts'
export { isBlank, REPEAT_ID } from './answers.ts'
export { localToday } from './checks/date.ts'
export { checkDefinitions } from './check/check-definitions.ts'
export {
  answersByLabelCode,
  CLAIM_BLOCKS,
  claimForm,
  claimValues,
  type ClaimType,
  type ClaimValue,
  type ClaimValues,
} from './claim.ts'
export { compileForm, type CompileOptions } from './compile.ts'
export { defineForm, type LocalControl, type LocalControls } from './define-form.ts'
export type { ControlDefinition, Definitions, Dependency, DisplayValue, FormBlocks, RecId } from './definitions.ts'
export type { Diagnostic, DiagnosticCode } from './diagnostic.ts'
export { diffDefinitions, type DefinitionChange } from './diff.ts'
export { InvalidDefinitionsError, type DefinitionTable } from './errors.ts'
export { fitAnswers, type DroppedAnswer, type FittedAnswers } from './fit-answers.ts'
export type {
  Check,
  ControlValue,
  DateConflict,
  ExplainedStep,
  Explanation,
  FieldError,
  FieldErrorCode,
  Form,
  FormControl,
  JsonSchema,
  Option,
  UiSchema,
  VisibleForm,
  VisibleItem,
  VisibleSection,
} from './form.ts'
export { CONTROL_KINDS, isContainer, type ControlKind } from './kinds.ts'
export { formatMasked, maskValue, type Mask } from './mask.ts'
export { MESSAGES } from './messages.ts'
export { parseDefinitions } from './parse.ts'
export { reachControls, type ReachedControl } from './reach.ts'
export { readSubmission, type ReadSubmission } from './read-submission.ts'
export {
  escapeHtml,
  reviewSections,
  templateHtml,
  templateSections,
  type ReviewRow,
  type TemplateRow,
  type TemplateSection,
} from './template.ts'
export { US_STATES } from './us-states.ts'
export { vocabulary, type Vocabulary } from './vocabulary.ts'
