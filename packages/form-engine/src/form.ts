import type { AnswerPath, Answers } from './answers.ts'
import type { RecId } from './definitions.ts'
import type { ControlKind } from './kinds.ts'
import type { Mask } from './mask.ts'

/** JSON Schema 2020-12 as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** rjsf's UI schema as plain data. */
export type UiSchema = { readonly [key: string]: unknown }

/** One choice: `label` is shown, `value` is stored. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** How the text of a control is judged; `none` takes any text. */
export type Check =
  | 'none'
  | 'option'
  | 'date'
  | 'phone'
  | 'email'
  | 'number'
  | 'ssn'
  | 'zip'
  | 'time'
  | 'mask'
  | 'ticked'
  | 'files'

/** What a renderer needs to know of one control; never changes after compiling. */
export interface FormControl {
  /** `c128` for a numeric id, else the name itself (AMB-114). */
  readonly key: string
  readonly recId: RecId
  readonly kind: ControlKind
  readonly label: string
  readonly labelCode: string
  readonly help: string
  readonly autoComplete: string
  /** Shown and sent, not to be changed by who fills the form. */
  readonly readOnly: boolean
  /** Number controls keep their text and compare as numbers. */
  readonly dataType: 'string' | 'number'
  readonly required: boolean
  /** Never shown in clear outside its own field: `IsConfidential`, an SSN, or a password. */
  readonly confidential: boolean
  readonly mask: Mask | null
  readonly check: Check
  readonly options: readonly Option[]
  /** The root it lies under: 27, 9, 19, 34 in a claim. */
  readonly block: RecId
  /** Key of the control around it, a page, section or bare block; `null` for a root. */
  readonly parent: string | null
  /** Key of the repeating section it is filled in, once per item; `null` in the form itself. */
  readonly repeatedIn: string | null
  /** True for a repeating section. */
  readonly repeating: boolean
  /** True where only a parent id stood in the tables and no row of its own: it has no label. */
  readonly bare: boolean
}

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
  /** Plain schema and UI schema of exactly these controls. Same object while the set is unchanged. */
  readonly schema: JsonSchema
  readonly uiSchema: UiSchema
  /** Set for a repeating section: its items in order, each with the sections that show in it. */
  readonly items: readonly VisibleItem[] | null
}

/** One item of a repeating section. */
export interface VisibleItem {
  readonly index: number
  readonly keys: ReadonlySet<string>
  readonly sections: readonly VisibleSection[]
}

/** What shows for some answers; the same object as last time while nothing appears or goes. */
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

/** Why an answer is refused; wording in `MESSAGES`. */
export type FieldErrorCode =
  | 'required'
  | 'type'
  | 'option'
  | 'date'
  | 'future-date'
  | 'phone'
  | 'email'
  | 'number'
  | 'ssn'
  | 'zip'
  | 'time'
  | 'mask'
  | 'date-order'
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

/** One answered control as it is sent (AMB-111). `DataValue` is the text as typed, an option's value, or yyyy-MM-dd. */
export interface ControlValue {
  readonly ControlsRecId: RecId
  readonly DataValue: string
  readonly RepeatControlMapping?: number
}

/** Date of loss after the employer's knowledge date: show `message` as an alert and clear `key` (AMB-128). */
export interface DateConflict {
  readonly key: string
  readonly dateOfLossKey: string
  readonly message: string
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

/** A compiled form. All methods are pure; none throws, whatever the answers are. */
export interface Form {
  /** Complete JSON Schema 2020-12 with every condition; refuses answers to hidden controls. */
  readonly schema: JsonSchema
  /** UI schema of every control. */
  readonly uiSchema: UiSchema
  /** Every active control and container, in visual order. */
  readonly controls: readonly FormControl[]
  /** Keys whose values are never shown in clear. */
  readonly confidentialKeys: ReadonlySet<string>
  keyOf(recId: RecId): string
  control(key: string): FormControl | undefined
  visible(answers: Answers): VisibleForm
  /** Errors of what is visible, in the order the form shows them. */
  validate(answers: Answers): FieldError[]
  /** Only answers to visible controls, blanks left out: what may be stored, mailed or shown. */
  project(answers: Answers): Answers
  /** The visible, answered controls, in the order the form shows them. */
  submission(answers: Answers): ControlValue[]
  /** The way back from a submission; values of unknown controls come back under their key. */
  answersFrom(values: readonly ControlValue[]): Answers
  /** Adds the first item to a controlled repeating section that just showed (AMB-112); else the same object. */
  openRepeats(answers: Answers): Answers
  /** Where the date of loss is later than the date the employer had knowledge (AMB-128). */
  dateConflicts(answers: Answers): DateConflict[]
  /** `item` is the index inside the repeating section, for a control that repeats. */
  explain(key: string, answers: Answers, item?: number): Explanation
}
