import type { Answers } from '../kinds/answers.ts'
import type { FormControl, JsonSchema } from '../kinds/control.ts'

/** Two answers that contradict each other: show `message` and clear `key`. */
export interface Conflict {
  readonly key: string
  /** The code of the rule. */
  readonly code: string
  readonly message: string
}

/** A rule between several answers of the form, which no single control can validate. */
export interface AnswerRule {
  /** The code of its errors. */
  readonly code: string
  /** The text of its errors. */
  readonly message: string
  /** If true, the answer stays and an error shows. Otherwise the answer is cleared, and an alert shows. */
  readonly keeps?: true
  /** Binds the rule to these controls; `null` if it does not apply to them. */
  readonly bind: (controls: readonly FormControl[]) => BoundRule | null
  /** The JSON Schema keywords of the rule as plain functions, for validators of the portable schema. */
  readonly keywords: Readonly<Record<string, (parameter: unknown, answers: unknown) => boolean>>
}

/** A rule that is bound to its controls. */
export interface BoundRule {
  /** Keys of the answers that the rule reads. */
  readonly keys: readonly string[]
  /** Keys of the answers to correct. Receives visible answers only. */
  readonly keysIn: (answers: Answers) => readonly string[]
  /** The rule as JSON Schema for the whole form. Rejects answers that have keys to correct. */
  readonly schema: JsonSchema
}

/** All rules of a form, combined. */
export class FormRules {
  readonly bound: readonly BoundRule[]
  /** Keys of the answers that any rule reads. */
  readonly keys: ReadonlySet<string>
  /** Codes of the rules that keep the answer and show an error. */
  readonly keeping: ReadonlySet<string>
  readonly #all: readonly { readonly code: string; readonly bound: BoundRule }[]

  constructor(rules: readonly AnswerRule[], controls: readonly FormControl[]) {
    this.#all = rules.flatMap(({ code, bind }) => {
      const bound = bind(controls)
      return bound ? [{ code, bound }] : []
    })
    this.bound = this.#all.map(({ bound }) => bound)
    this.keys = new Set(this.bound.flatMap(({ keys }) => keys))
    this.keeping = new Set(rules.filter(({ keeps }) => keeps).map(({ code }) => code))
  }

  /** The keys to correct, each with the code of the first rule that names it. */
  brokenIn(projected: Answers): Map<string, string> {
    const broken = this.#all.flatMap(({ code, bound }) => bound.keysIn(projected).map((key) => [key, code] as const))
    return new Map(broken.reverse())
  }
}
