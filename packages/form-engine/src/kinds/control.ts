import type { RecId } from '../definitions/definitions.ts'
import type { Kind } from './kind.ts'
import type { Mask } from './mask.ts'

/** JSON Schema 2020-12 as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** One choice: `label` is shown, `value` is stored. */
export interface Option {
  readonly value: string
  readonly label: string
  /** The heading it stands under in a list; local forms only. */
  readonly group?: string
}

/** How a control is judged; `none` takes anything, and a kind of your own has a check of its name. */
export type Check =
  | (string & {})
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

/** What is wrong with one answer, whatever the other answers are. */
export type AnswerFault =
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
  | 'mask'
  | 'too-long'

/** Something that is probably mistyped: said beside the field, and never in the way. */
export interface Doubt {
  readonly code: string
  /** What is said, unless `messages` of the form has other words for the code. */
  readonly message: string
}

/** What a renderer needs to know of one control; never changes after compiling. */
export interface FormControl {
  /** `c128` for a numeric id, else the name itself (AMB-114). */
  readonly key: string
  readonly recId: RecId
  /** The name of its kind, such as `textbox`. */
  readonly kind: string
  /** What its kind says of answers. */
  readonly rules: Kind
  readonly label: string
  readonly labelCode: string
  readonly help: string
  readonly autoComplete: string
  /** Shown and sent, not to be changed by who fills the form. */
  readonly readOnly: boolean
  /** A calendar that takes days after today, too. */
  readonly anyDay: boolean
  /** A section that asks for an answer to one at least of the controls that show in it. */
  readonly needsOne: boolean
  /** Number controls keep their text and compare as numbers. */
  readonly dataType: 'string' | 'number'
  readonly required: boolean
  /** Never shown in clear outside its own field: `IsConfidential`, an SSN, or a password. */
  readonly confidential: boolean
  readonly mask: Mask | null
  /** How many characters an answer has at most; `null` where it is no text that is typed. */
  readonly longest: number | null
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

/**
 * Pages and sections hold controls and give no value (AMB-116).
 *
 * @example
 * const questions = form.controls.filter((control) => !isContainer(control))
 */
export function isContainer({ rules }: FormControl): boolean {
  return rules.container === true
}
