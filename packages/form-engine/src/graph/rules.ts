import type { Answers } from '../kinds/answers.ts'
import type { FormControl, JsonSchema } from '../kinds/control.ts'

/** Two answers that cannot both be right: tell `message` and clear `key`. */
export interface Conflict {
  readonly key: string
  /** The rule's. */
  readonly code: string
  readonly message: string
}

/** A rule between answers of the form itself, which no control can judge alone. */
export interface AnswerRule {
  /** Code of its errors. */
  readonly code: string
  /** What people are told. */
  readonly message: string
  /** What breaks it stays as it was typed, with an error; without this it is cleared, and that is told at once. */
  readonly keeps?: true
  /** The rule for these controls; `null` where it concerns none of them. */
  readonly bind: (controls: readonly FormControl[]) => BoundRule | null
  /** The keywords of its schema as plain functions, for validators of the portable schema. */
  readonly keywords: Readonly<Record<string, (parameter: unknown, answers: unknown) => boolean>>
}

/** A rule that knows the controls it is about. */
export interface BoundRule {
  /** Keys of the answers it looks at. */
  readonly keys: readonly string[]
  /** Keys of the answers to mend, for answers with nothing hidden in them. */
  readonly keysIn: (answers: Answers) => readonly string[]
  /** What the portable schema says on the form; refuses what has such keys. */
  readonly schema: JsonSchema
}

/** All rules of a form as one look at its answers. */
export class FormRules {
  readonly bound: readonly BoundRule[]
  /** Keys of the answers that some rule looks at. */
  readonly keys: ReadonlySet<string>
  /** Codes of the rules whose breach stays. */
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

  /** Each key once, with the code of the first rule that names it. */
  brokenIn(projected: Answers): Map<string, string> {
    const broken = this.#all.flatMap(({ code, bound }) => bound.keysIn(projected).map((key) => [key, code] as const))
    return new Map(broken.reverse())
  }
}
