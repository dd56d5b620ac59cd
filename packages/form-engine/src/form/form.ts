import type { Messages } from './messages.ts'
import type { Conflict } from '../graph/rules.ts'
import type { AnswerPath, Answers } from '../kinds/answers.ts'
import type { GivenAnswers, KeyOf } from '../definitions/answers-of.ts'
import type { RecId } from '../definitions/definitions.ts'
import type { AnswerFault, FormControl, JsonSchema } from '../kinds/control.ts'

/** rjsf's UI schema as plain data. */
export type UiSchema = { readonly [key: string]: unknown }

/** A run of controls under one container, in visual order: what a renderer draws as one piece. */
export interface VisibleSection {
  /** Unique in the form or item, and stable: the container's key, with a count where it is continued after a subsection. */
  readonly id: string
  /** The page, section or bare block; `null` for controls that stand in no container. */
  readonly container: FormControl | null
  /** True where the container began earlier, so that its heading is not shown twice. */
  readonly continued: boolean
  /** Depth of containers, 1 outermost: for the heading level. */
  readonly level: number
  /** The controls with a value, in order; empty for a heading that only holds sections. */
  readonly controls: readonly FormControl[]
  /** Set for a repeating section: its items in order, each with the sections that show in it. */
  readonly items: readonly VisibleItem[] | null
}

/** One item of a repeating section. */
export interface VisibleItem {
  readonly index: number
  readonly keys: ReadonlySet<string>
  readonly sections: readonly VisibleSection[]
}

/** What shows for some answers. */
export interface VisibleForm {
  /** Keys of the visible controls of the form itself, containers included, bare blocks not. */
  readonly keys: ReadonlySet<string>
  /** For each visible repeating section, the visible keys of each item. */
  readonly repeats: Readonly<Record<string, readonly ReadonlySet<string>[]>>
  /** Plain schema of what shows now, without conditions. */
  readonly schema: JsonSchema
  readonly uiSchema: UiSchema
  readonly sections: readonly VisibleSection[]
}

/** Why an answer is refused; kinds of your own may have codes of their own. */
export type FieldErrorCode =
  | (string & {})
  | AnswerFault
  | 'needs-one'
  | 'repeat-id'
  | 'unknown-control'
  | 'hidden-control'
  | 'doubled-value'
  | 'misplaced-value'

/** One thing to mend, in words for the person who fills the form. */
export interface FieldError {
  readonly key: string
  readonly recId: RecId
  readonly path: AnswerPath
  readonly code: FieldErrorCode
  readonly message: string
}

/** Something that is probably mistyped. It stops nothing: a form with doubts alone is valid. */
export interface FieldDoubt {
  readonly key: string
  readonly recId: RecId
  readonly path: AnswerPath
  readonly code: string
  readonly message: string
}

/** One answered control as it is sent (AMB-111). `DataValue` is the clean text, an option's value, or yyyy-MM-dd. */
export interface ControlValue {
  readonly ControlsRecId: RecId
  readonly DataValue: string
  readonly RepeatControlMapping?: number
}

/** All that follows from some answers, worked out in one pass. */
export interface Look {
  readonly visible: VisibleForm
  /** As `validate` has them. */
  readonly errors: readonly FieldError[]
  /** As `doubts` has them. */
  readonly doubts: readonly FieldDoubt[]
  readonly conflicts: readonly Conflict[]
  /** As `openRepeats` has them. */
  readonly opened: Answers
}

/** One link of the chain that decides whether a control shows. */
export interface ExplainedStep {
  readonly key: string
  readonly label: string
  /** What it is to the control named by `of`: itself, the container around it, or a control it depends on. */
  readonly role: 'self' | 'container' | 'controller'
  readonly of: string
  readonly holds: boolean
  /** A plain sentence; confidential answers are masked. */
  readonly because: string
}

/** Why a control shows or not. */
export interface Explanation {
  readonly key: string
  readonly visible: boolean
  readonly summary: string
  /** The control itself first, then what it leans on, nearest first, each once. */
  readonly steps: readonly ExplainedStep[]
}

/** A compiled form. All methods are pure; none throws, whatever the answers are. A declared one knows its keys. */
export interface Form<Known extends Answers = Answers> {
  /** Complete JSON Schema 2020-12 with every condition; refuses answers to hidden controls. */
  readonly schema: JsonSchema
  /** UI schema of every control. */
  readonly uiSchema: UiSchema
  /** Every active control and container, in visual order. */
  readonly controls: readonly FormControl[]
  /** What people are told, by code. */
  readonly messages: Messages
  /** Keys whose values are never shown in clear. */
  readonly confidentialKeys: ReadonlySet<string>
  keyOf(recId: RecId): string
  control<Key extends string>(key: KeyOf<Known, Key>): FormControl | undefined
  /** Where a repeated item keeps its id. */
  readonly itemId: string
  /** The local calendar date as yyyy-MM-dd. */
  today(): string
  /**
   * What shows, what is wrong and what contradicts, in one pass. Given the look before, what did not change is the same
   * object again, so a renderer draws only what did; who holds the answers holds it too.
   */
  look(answers: GivenAnswers<Known>, before?: Look): Look
  /**
   * The same answers without what was pasted along with them, as each kind declares it: no invisible characters, one kind
   * of dash in a number. All other methods look at answers so. The same object where there is nothing to clean.
   */
  clean(answers: GivenAnswers<Known>): Answers
  visible(answers: GivenAnswers<Known>): VisibleForm
  /** Errors of what is visible, in the order the form shows them. */
  validate(answers: GivenAnswers<Known>): FieldError[]
  /** What is probably mistyped in visible answers without an error, in the order the form shows them. */
  doubts(answers: GivenAnswers<Known>): FieldDoubt[]
  /** Only answers to visible controls, clean and with blanks left out: what may be stored, mailed or shown. */
  project(answers: GivenAnswers<Known>): Answers
  /** The visible, answered controls, in the order the form shows them. */
  submission(answers: GivenAnswers<Known>): ControlValue[]
  /**
   * The way back from a submission; values of unknown controls come back under their key. Entries that are no values are
   * passed over, whatever they are: `readSubmission` names them.
   */
  answersFrom(values: readonly ControlValue[]): Answers
  /** Adds the first item to a controlled repeating section that just showed (AMB-112); else the same object. */
  openRepeats(answers: GivenAnswers<Known>): Answers
  /** Answers that rules between answers ask to clear (AMB-128). */
  conflicts(answers: GivenAnswers<Known>): Conflict[]
  /** `item` is the index inside the repeating section, for a control that repeats. */
  explain<Key extends string>(key: KeyOf<Known, Key>, answers: GivenAnswers<Known>, item?: number): Explanation
}
