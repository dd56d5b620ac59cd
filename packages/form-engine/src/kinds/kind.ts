import type { ControlDefinition } from '../definitions/definitions.ts'
import type { PhoneRegion } from './checks/phone.ts'
import type { Check, Doubt, FormControl, JsonSchema, Option } from './control.ts'
import type { Mask } from './mask.ts'

/** What the judging of an answer leans on beside its control. */
export interface Judging {
  /** The local calendar date as yyyy-MM-dd. */
  readonly today: () => string
  readonly phones: PhoneRegion
}

/**
 * What a kind of control is: the answers it can hold, what is wrong with them, and how they are written, shown and
 * filled in. All stages ask it, so a kind is added by one such object in `compileForm(definitions, { kinds: [yours] })`
 * and by a widget. An answer is only handed in where `canHold` takes it and, but for `clean`, somebody answered.
 */
export interface Kind<Type extends string = string> {
  /** The `ControlTypeCode` that names it; letters in any case. */
  readonly type: Type
  /** JSON Schema of every answer it can hold. Conditions can lean on kinds whose answer is a string, or has `texts`. */
  readonly json: JsonSchema
  /** Whether a value is an answer of its sort, good or not; of no sort an error with the code `type`. Never throws. */
  readonly canHold: (value: unknown) => boolean
  /** The code of what is wrong with an answer, or `null`. Codes of its own have a text in `messages`. */
  readonly check: (control: FormControl, answer: unknown, judging: Judging) => string | null
  /** The whole rule for the answer of a visible control, as `canHold`, `check` and `required` have it. */
  readonly schema: (control: FormControl, judging: Judging) => JsonSchema
  /** An answer as the text it is sent as. */
  readonly toData: (answer: unknown) => string
  /** The reverse: the answer with this text, or a value that `canHold` refuses if no answer has it. */
  readonly fromData: (text: string) => unknown
  /** An answer in words for people, unmasked. */
  readonly show: (control: FormControl, answer: unknown) => string
  /** The name of its widget in a theme. */
  readonly widget: (control: FormControl) => string

  /**
   * An answer without what was pasted along with it: as it is checked, stored and shown. Cleaning twice changes nothing, and
   * what is clean is given back as the same value. Left out where an answer is kept as it was typed.
   */
  readonly clean?: (control: FormControl, answer: unknown) => unknown
  /** What is probably mistyped in an answer that `check` lets pass, or `null`. */
  readonly doubt?: (control: FormControl, answer: unknown, judging: Judging) => Doubt | null
  /** Which check judges a control, for widgets and diagnostics; its `type` where this is left out. */
  readonly judgedAs?: Check | ((row: ControlDefinition, mask: Mask | null) => Check)
  /** Holds controls, and no answer (AMB-116). */
  readonly container?: true
  /** The answer is one of the control's options, which are these where definitions offer none. */
  readonly offers?: readonly Option[]
  /** All texts its answers can be sent as, where these are few. */
  readonly texts?: readonly string[]
  /** Directly in a control of that kind it is one of its options, and no control of its own (AMB-115). */
  readonly optionIn?: string
  /** `MaskDisplay` means something. */
  readonly masked?: true
  /** Never shown in clear outside its own field. */
  readonly secret?: true
  /** Typed letter by letter, so that a renderer may wait for a pause. */
  readonly typed?: true
  /** How many characters an answer has at most, unless its control says less. */
  readonly longest?: number
  /** HTML `type` of a plain input. */
  readonly input?: 'tel' | 'email' | 'password'
  /** The code whose message asks for a required answer that is missing. */
  readonly whenBlank?: string
  /** Texts for codes of its own. */
  readonly messages?: Readonly<Record<string, string>>
}

/** Whether a condition can lean on its answers. */
export function isComparable({ json, texts, container }: Kind): boolean {
  return !container && (texts !== undefined || json['type'] === 'string')
}

/** Kinds by the `ControlTypeCode` that names them, whatever its case. */
export class Kinds {
  readonly #byFoldedType: ReadonlyMap<string, Kind>

  /** Of two kinds of one type the later counts. */
  constructor(kinds: readonly Kind[]) {
    this.#byFoldedType = new Map(kinds.map((kind) => [kind.type.toLowerCase(), kind]))
  }

  named(controlTypeCode: string): Kind | undefined {
    return this.#byFoldedType.get(controlTypeCode.trim().toLowerCase())
  }
}
