export type { Answers, AnswerPath, AttachedFile } from './kinds/answers.ts'
export { isBlank } from './kinds/answers.ts'
export { localToday } from './kinds/checks/date.ts'
export { columnsOf, type DefinitionColumns, type DefinitionTable, type ServedColumn } from './definitions/columns.ts'
export type { AnswersOf, DefinitionsOf, GivenAnswers } from './definitions/answers-of.ts'
export { checkDefinitions } from './diagnose/check-definitions.ts'
export { checkTables, type CheckedTables } from './diagnose/check-tables.ts'
export { compileForm, type CompileOptions } from './form/compile.ts'
export { defineForm, type LocalControl, type LocalControls } from './definitions/define-form.ts'
export type {
  ControlDefinition,
  Definitions,
  Dependency,
  DisplayValue,
  FormBlocks,
  RecId,
} from './definitions/definitions.ts'
export { docsOf, type CellFix, type Diagnostic, type DiagnosticCode, type TableCell } from './definitions/diagnostic.ts'
export { diffDefinitions, type DefinitionChange } from './diagnose/diff.ts'
export { InvalidDefinitionsError, UnreadDefinitionsError } from './definitions/errors.ts'
export { fitAnswers, type DroppedAnswer, type FittedAnswers } from './form/fit-answers.ts'
export { isContainer } from './kinds/control.ts'
export type { Check, Doubt, FormControl, JsonSchema, Option } from './kinds/control.ts'
export type {
  ControlValue,
  ExplainedStep,
  ExplainedOperand,
  Explanation,
  FieldDoubt,
  FieldError,
  FieldErrorCode,
  Form,
  Look,
  Outcome,
  SectionLayout,
  UiSchema,
  VisibleForm,
  VisibleItem,
  VisibleSection,
} from './form/form.ts'
export { CONTROL_KINDS, type ControlKind } from './kinds/built-in.ts'
export { textbox } from './kinds/textbox.ts'
export type { PhoneRegion } from './kinds/checks/phone.ts'
export type { ValidationContext, Kind } from './kinds/kind.ts'
export type { Language, LanguageCode } from './kinds/language.ts'
export type { FormSettings } from './graph/settings.ts'
export { LONGEST, lengthOf } from './kinds/lengths.ts'
export { formatMasked, maskDigits, maskValue, type Mask } from './kinds/mask.ts'
export { MESSAGES } from './form/messages.ts'
export { parseDefinitions } from './definitions/parse.ts'
export type { DefinitionRows } from './definitions/rows.ts'
export { operandIds } from './calculations/operand-ids.ts'
export { reachControls, type ReachedControl } from './diagnose/reach.ts'
export { InvalidSubmissionError, parseSubmission } from './form/parse-submission.ts'
export { readSubmission, type ReadSubmission } from './form/read-submission.ts'
export { US_STATES } from './kinds/us-states.ts'
export type { Vocabulary } from './form/vocabulary.ts'
export type { AnswerRule, BoundRule, Conflict } from './graph/rules.ts'
