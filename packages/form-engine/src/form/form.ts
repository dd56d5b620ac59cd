import type { Messages } from './messages.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Conflict } from '../graph/rules.ts'
import type { AnswerPath, Answers } from '../kinds/answers.ts'
import type { GivenAnswers, KeyOf } from '../definitions/answers-of.ts'
import type { RecId } from '../definitions/definitions.ts'
import type { LanguageCode } from '../kinds/language.ts'
import type { AnswerFault, FormControl, JsonSchema } from '../kinds/control.ts'

/** rjsf's UI schema as plain data. */
export type UiSchema = { readonly [key: string]: unknown }

/** The layout of a run of fields, as plain data in the UI schema. */
export interface SectionLayout {
  /**
   * Unique and stable in the form or item: the container's key, with a count if the container continues after a
   * subsection.
   */
  readonly id: string
  /** The heading of the page or section; blank if it has no heading. */
  readonly label: string
  /** True if the container began earlier, so that its heading is not repeated. */
  readonly continued: boolean
  /** The depth of the container, 1 for the outermost. Gives the heading level. */
  readonly level: number
  /**
   * The properties of the run in visual order: its controls, or the section itself if it repeats. Empty if the run is
   * only a heading.
   */
  readonly fields: readonly string[]
}

/** A run of controls under one container, in visual order. */
export interface VisibleSection extends SectionLayout {
  /** The page, section or bare block; `null` for controls without a container. */
  readonly container: FormControl | null
  /** The controls with a value, in order. Empty for a heading that contains only sections. */
  readonly controls: readonly FormControl[]
  /** Only for a repeating section: its items in order, each with its visible sections. */
  readonly items: readonly VisibleItem[] | null
}

/** One item of a repeating section. */
export interface VisibleItem {
  readonly index: number
  readonly keys: ReadonlySet<string>
  readonly sections: readonly VisibleSection[]
}

/** What is visible for some answers. */
export interface VisibleForm {
  /** Keys of the visible controls outside repeating sections. Includes containers, but not bare blocks. */
  readonly keys: ReadonlySet<string>
  /** The visible keys of each item, by the key of its repeating section. */
  readonly repeats: Readonly<Record<string, readonly ReadonlySet<string>[]>>
  /** Plain schema of the visible controls, without conditions. */
  readonly schema: JsonSchema
  /** The UI schema. `ui:options.sections` lists the `SectionLayout` of each section. */
  readonly uiSchema: UiSchema
  readonly sections: readonly VisibleSection[]
}

/** The code of an error. Custom kinds may add their own codes. */
export type FieldErrorCode =
  | (string & {})
  | AnswerFault
  | 'needs-one'
  | 'repeat-id'
  | 'unknown-control'
  | 'hidden-control'
  | 'doubled-value'
  | 'misplaced-value'
  | 'calculated-value'

/** One error, with a message for the person who fills in the form. */
export interface FieldError {
  readonly key: string
  readonly recId: RecId
  readonly path: AnswerPath
  readonly code: FieldErrorCode
  readonly message: string
}

/** A probable typing mistake. It blocks nothing: a form with only doubts is valid. */
export interface FieldDoubt {
  readonly key: string
  readonly recId: RecId
  readonly path: AnswerPath
  readonly code: string
  readonly message: string
}

/** One answered control in a submission. `DataValue` is the clean text, an option's value, or yyyy-MM-dd. */
export interface ControlValue<Id extends RecId = RecId> {
  readonly ControlsRecId: Id
  readonly DataValue: string
  readonly RepeatControlMapping?: number
}

/** Everything that a renderer needs for some answers, computed in one pass. */
export interface Look {
  readonly visible: VisibleForm
  /** The result of `validate`. */
  readonly errors: readonly FieldError[]
  /** The result of `doubts`. */
  readonly doubts: readonly FieldDoubt[]
  readonly conflicts: readonly Conflict[]
  /** The result of `openRepeats`. */
  readonly opened: Answers
  /** Clean answers, including hidden ones, with calculated values. Choices that are not offered are left out. */
  readonly answers: Answers
}

/** All results that may leave the form, computed in one walk over the visible controls. */
export interface Outcome<Id extends RecId = RecId> {
  /** Clean answers, including hidden ones, with calculated values. Choices that are not offered are left out. */
  readonly answers: Answers
  /** The result of `project`. */
  readonly projected: Answers
  /** The result of `submission`. */
  readonly values: readonly ControlValue<Id>[]
  /** The result of `validate`. */
  readonly errors: readonly FieldError[]
  readonly conflicts: readonly Conflict[]
  readonly visible: VisibleForm
}

/** One step of the explanation of a control's visibility. */
export interface ExplainedStep {
  readonly key: string
  readonly label: string
  /** How the step relates to the control named by `of`: the control itself, its container, or its controller. */
  readonly role: 'self' | 'container' | 'controller'
  readonly of: string
  readonly holds: boolean
  /** A plain sentence. Confidential answers are masked. */
  readonly because: string
}

/** Why an option that depends on answers is offered or not. */
export interface ExplainedOption {
  readonly value: string
  readonly label: string
  readonly offered: boolean
  /** A plain sentence about the condition that offers it. If none holds, one sentence for each condition. */
  readonly because: string
}

/** An answer that a calculation uses. */
export interface ExplainedOperand {
  readonly key: string
  readonly label: string
  /** A plain sentence about the value and this answer. Confidential answers are masked. */
  readonly because: string
}

/** The reasons why a control shows or not. */
export interface Explanation {
  readonly key: string
  readonly visible: boolean
  readonly summary: string
  /** The control itself first, then its dependencies, nearest first, each once. */
  readonly steps: readonly ExplainedStep[]
  /** The options that depend on answers. Absent if no option does. */
  readonly options?: readonly ExplainedOption[]
  /** The answers that a calculation uses, each once. Absent if the control is not calculated. */
  readonly operands?: readonly ExplainedOperand[]
}

/**
 * A compiled form. All methods are pure and never throw. The form of served definitions is a `Form<number>`, because
 * its controls have numbers as ids. The form of a declaration knows its keys.
 */
export interface Form<Id extends RecId = RecId, Known extends Answers = Answers> {
  /** Complete JSON Schema 2020-12 with every condition. Rejects answers to hidden controls. */
  readonly schema: JsonSchema
  /** The formats and keywords that `schema` uses beyond JSON Schema 2020-12. */
  readonly vocabulary: Vocabulary
  /** UI schema of every control. */
  readonly uiSchema: UiSchema
  /** Every active control and container, in visual order. */
  readonly controls: readonly FormControl<Id>[]
  /** The texts of errors and doubts, by code. */
  readonly messages: Messages
  /** The language of the form's texts. */
  readonly language: LanguageCode
  /** Keys whose values must always be masked. */
  readonly confidentialKeys: ReadonlySet<string>
  keyOf(recId: RecId): string
  control<Key extends string>(key: KeyOf<Known, Key>): FormControl<Id> | undefined
  /** The property that holds the id of a repeated item. */
  readonly itemId: string
  /** The local calendar date as yyyy-MM-dd. */
  today(): string
  /**
   * Visibility, errors, doubts and conflicts in one pass. Pass the previous result as `before`: unchanged parts keep
   * their identity, so that a renderer draws only what changed. The caller keeps that result, because a form has no
   * state.
   */
  look(answers: GivenAnswers<Known>, before?: Look): Look
  /**
   * The results of `project`, `submission`, `validate`, `conflicts` and `visible` in one walk, for callers that need
   * several.
   */
  outcome(answers: GivenAnswers<Known>): Outcome<Id>
  /**
   * Removes characters that pasting adds, as each kind declares it: for example, invisible characters and unusual
   * dashes in a number. All other methods clean answers first. Returns the same object if nothing changed.
   */
  clean(answers: GivenAnswers<Known>): Answers
  visible(answers: GivenAnswers<Known>): VisibleForm
  /** Errors of visible answers, in display order. */
  validate(answers: GivenAnswers<Known>): FieldError[]
  /** Probable typing mistakes in visible answers without an error, in display order. */
  doubts(answers: GivenAnswers<Known>): FieldDoubt[]
  /** Clean answers to visible controls, without blanks. Only these may be stored, mailed or shown. */
  project(answers: GivenAnswers<Known>): Answers
  /** The visible, answered controls, in display order. */
  submission(answers: GivenAnswers<Known>): ControlValue<Id>[]
  /**
   * The inverse of `submission`. Values of unknown controls keep their key. Invalid entries are skipped;
   * `readSubmission` reports them.
   */
  answersFrom(values: readonly ControlValue[]): Answers
  /** Adds the first item to a conditional repeating section that became visible. Otherwise returns the same object. */
  openRepeats(answers: GivenAnswers<Known>): Answers
  /** Answers that the form's rules require to be cleared. */
  conflicts(answers: GivenAnswers<Known>): Conflict[]
  /** Explains the visibility of a control. For a control in a repeating section, `item` is the index of the item. */
  explain<Key extends string>(key: KeyOf<Known, Key>, answers: GivenAnswers<Known>, item?: number): Explanation
}
