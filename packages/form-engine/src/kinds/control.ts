import type { RecId } from '../definitions/definitions.ts'
import type { TextFault } from './checks/text-messages.ts'
import type { Kind } from './kind.ts'
import type { LanguageCode } from './language.ts'
import type { Mask } from './mask.ts'

/** JSON Schema 2020-12 as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** One choice: `label` is shown, `value` is stored. */
export interface Option {
  readonly value: string
  readonly label: string
  /** The language of the label, if it differs from the language of the form. */
  readonly language?: LanguageCode
  /** The heading of the option's group in a list. Local forms only. */
  readonly group?: string
  /** The alternative conditions that offer the option. Absent if the option is always offered. */
  readonly offeredWhen?: readonly OfferedWhen[]
}

/** An option is offered while the controller has one of these values. */
interface OfferedWhen {
  readonly controllerId: RecId
  /** The trimmed values. If the list is empty, no answer offers the option. */
  readonly values: readonly string[]
}

/** The name of the check for a control. `none` accepts anything. A custom kind has a check with its own name. */
export type Check =
  | (string & {})
  | 'none'
  | 'option'
  | 'options'
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

/** An error in one answer that does not depend on other answers. */
export type AnswerFault = 'required' | 'type' | 'too-long' | 'option' | TextFault

/** A probable typing mistake. It is shown beside the field and blocks nothing. */
export interface Doubt {
  readonly code: string
  /** The text, unless the form's `messages` replace it. */
  readonly message: string
}

/** What a renderer needs to know about one control. Never changes after compiling. */
export interface FormControl<Id extends RecId = RecId> {
  /** `c128` for a numeric id, otherwise the name itself. */
  readonly key: string
  readonly recId: Id
  /** The name of its kind, such as `textbox`. */
  readonly kind: string
  /** Its kind, which validates and formats its answers. */
  readonly rules: Kind
  /** The label that people see. */
  readonly label: string
  /** The language of the label, if it differs from the language of the form. */
  readonly language?: LanguageCode
  /** The English label, which names the control in rules. */
  readonly englishLabel: string
  readonly labelCode: string
  readonly help: string
  /** An example of an answer. Blank if the control has no example. */
  readonly example: string
  /** The example as a phrase that people see. */
  readonly exampleText: string
  /** The calculation of its value. Blank if people enter the value. */
  readonly calculation: string
  readonly autoComplete: string
  /** Shown and sent, but read-only in this form. */
  readonly readOnly: boolean
  /** A calendar that also accepts future dates. */
  readonly anyDay: boolean
  /** A section in which at least one visible control must be answered. */
  readonly needsOne: boolean
  /** Number controls keep their text but compare as numbers. */
  readonly dataType: 'string' | 'number'
  readonly required: boolean
  /** Always masked outside its own field: `IsConfidential`, an SSN, or a password. */
  readonly confidential: boolean
  readonly mask: Mask | null
  /** The maximum number of characters; `null` if the answer is not typed text. */
  readonly longest: number | null
  readonly check: Check
  readonly options: readonly Option[]
  /** The topmost container. In a claim: 27, 9, 19 or 34. */
  readonly block: Id
  /** Key of the surrounding page, section or bare block; `null` for a root. */
  readonly parent: string | null
  /** Key of the repeating section whose items contain it; `null` at the top level. */
  readonly repeatedIn: string | null
  /** True for a repeating section. */
  readonly repeating: boolean
  /** True for a bare parent id without a row. It has no label. */
  readonly bare: boolean
}

/**
 * Whether a control is a page or section, which contains controls and has no value.
 *
 * @example
 * const questions = form.controls.filter((control) => !isContainer(control))
 */
export function isContainer({ rules }: FormControl): boolean {
  return rules.container === true
}
