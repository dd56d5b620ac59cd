import type { ControlDefinition } from '../definitions/definitions.ts'
import type { PhoneRegion } from './checks/phone.ts'
import type { Check, Doubt, FormControl, JsonSchema, Option } from './control.ts'
import type { Mask } from './mask.ts'

/** The inputs of validation besides the control and its answer. */
export interface ValidationContext {
  /** The local calendar date as yyyy-MM-dd. */
  readonly today: () => string
  readonly phones: PhoneRegion
}

/**
 * Declares a kind of control: its possible answers, their validation, and how they are sent, shown and filled in. To
 * add a kind, pass one such object to `compileForm(definitions, { kinds: [yours] })` and add a widget. The functions
 * receive only answers that `canHold` accepts. Except for `clean`, they never receive blanks.
 *
 * @template Type the `ControlTypeCode` of the kind
 * @template Answer what `canHold` accepts; `AnswersOf` has this type for built-in kinds
 * @template Code the codes that `check` returns; each needs a text in `messages`
 * @example
 * const initials: Kind<'initials', string, 'initials'> = {
 *   ...textbox,
 *   type: 'initials',
 *   check: (_, answer) => (answer.length > 3 ? 'initials' : null),
 *   messages: { initials: 'Please enter at most three letters.' },
 * }
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of kinds holds answers of any type; each is used only after its own `canHold`
export interface Kind<Type extends string = string, Answer = any, Code extends string = string> {
  /** Its `ControlTypeCode`, in any case. */
  readonly type: Type
  /**
   * JSON Schema of every possible answer. Conditions can depend on kinds whose answer is a string, or that have
   * `texts` or `choices`.
   */
  readonly json: JsonSchema
  /**
   * Whether a value has the type of this kind's answers, valid or not. If not, the error code is `type`. Never
   * throws.
   */
  readonly canHold: (value: unknown) => value is Answer
  /** The error code of an answer, or `null`. */
  readonly check: (control: FormControl, answer: Answer, validationContext: ValidationContext) => Code | null
  /** The error texts by code. The form's `messages` can replace them. */
  readonly messages: Readonly<Record<Code, string>>
  /** The complete schema of a visible control's answer. It must agree with `canHold`, `check` and `required`. */
  readonly schema: (control: FormControl, validationContext: ValidationContext) => JsonSchema
  /** Converts an answer to the submitted text. */
  readonly toData: (answer: Answer) => string
  /** The inverse of `toData`. Returns a value that `canHold` rejects if the text is not an answer. */
  readonly fromData: (text: string) => unknown
  /** An answer as people read it, unmasked. */
  readonly show: (control: FormControl, answer: Answer) => string
  /** The name of the kind's widget in a theme. */
  readonly widget: (control: FormControl) => string

  /**
   * Removes characters that pasting adds, before the answer is checked, stored and shown. Idempotent; returns the same
   * value if it is clean. Omit it to keep answers unchanged.
   */
  readonly clean?: (control: FormControl, answer: Answer) => Answer
  /** A probable typing mistake in an answer that passes `check`, or `null`. */
  readonly doubt?: (control: FormControl, answer: Answer, validationContext: ValidationContext) => Doubt | null
  /** The name of the check for a control, for widgets and diagnostics. Default: its `type`. */
  readonly checkedAs?: Check | ((row: ControlDefinition, mask: Mask | null) => Check)
  /** Contains controls and has no answer. */
  readonly container?: true
  /**
   * The options if the definitions have none. A kind with `offers` accepts only the options of the control as answers.
   * See `ChoiceKind`.
   */
  readonly offers?: readonly Option[]
  /** All possible texts of its answers, if there are only a few. */
  readonly texts?: readonly string[]
  /** The choices of an answer with several choices. Conditions compare each of them. */
  readonly choices?: (answer: Answer) => readonly string[]
  /** Directly inside a control of this kind, a control counts as an option. */
  readonly optionIn?: string
  /** `MaskDisplay` applies to this kind. */
  readonly masked?: true
  /** Always masked outside its own field. */
  readonly secret?: true
  /** Typed text, so that a renderer may debounce it. */
  readonly typed?: true
  /** The maximum number of characters. A control may set a lower one. */
  readonly longest?: number
  /** HTML `type` of a plain input. */
  readonly input?: 'tel' | 'email' | 'password'
  /** The code of the message for a missing required answer. */
  readonly whenBlank?: string
}

/** The declaration of a kind without its type, to share among several kinds. */
export type KindRules<Answer, Code extends string> = Omit<Kind<string, Answer, Code>, 'type'>

/** A kind whose answer is the value of one of the control's options. */
export interface ChoiceKind<Type extends string = string> extends Kind<Type, string, 'option'> {
  readonly offers: readonly Option[]
}

/** Whether conditions can depend on the answers of a kind. */
export function isComparable({ json, texts, choices, container }: Kind): boolean {
  return !container && (texts !== undefined || choices !== undefined || json['type'] === 'string')
}

/** Kinds by `ControlTypeCode`, ignoring case. */
export class Kinds {
  readonly #byFoldedType: ReadonlyMap<string, Kind>

  /** If two kinds have the same type, the later one wins. */
  constructor(kinds: readonly Kind[]) {
    this.#byFoldedType = new Map(kinds.map((kind) => [kind.type.toLowerCase(), kind]))
  }

  /** The types of all kinds. */
  get types(): string[] {
    return [...this.#byFoldedType.values()].map(({ type }) => type)
  }

  named(controlTypeCode: string): Kind | undefined {
    return this.#byFoldedType.get(controlTypeCode.trim().toLowerCase())
  }
}
