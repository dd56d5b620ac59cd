import {
  compileForm,
  parseDefinitions,
  type Answers,
  type AnswerPath,
  type ControlValue,
  type Form,
} from '../../src/index.ts'
import type { CompileOptions } from '../../src/form/compile.ts'

/** Answers with the results that any engine must compute. vectors/README.md explains each property. */
export interface VectorCase {
  readonly title: string
  readonly answers: Answers
  readonly visible: readonly string[]
  readonly items?: Readonly<Record<string, readonly (readonly string[])[]>>
  readonly errors: readonly { readonly path: AnswerPath; readonly code: string }[]
  readonly doubts?: readonly { readonly path: AnswerPath; readonly code: string }[]
  readonly projection: Answers
  readonly submission: readonly ControlValue[]
  readonly accepted: boolean
  readonly opened?: Answers
  readonly explanations?: readonly {
    readonly key: string
    readonly visible: boolean
    readonly steps: readonly object[]
  }[]
}

export interface Vector {
  readonly name: string
  readonly title: string
  readonly definitions: object
  readonly options?: { readonly roots?: (number | string)[]; readonly repeating?: (number | string)[] }
  readonly diagnostics: readonly {
    readonly code: string
    readonly severity: string
    readonly controls: readonly unknown[]
  }[]
  readonly cases: readonly VectorCase[]
}

/** One rule with its vectors: the content of a file in `vectors/`. */
export interface RuleVectors {
  readonly rule: string
  readonly says: string
  readonly today: string
  readonly vectors: readonly Vector[]
}

const files = import.meta.glob<RuleVectors>('../../vectors/*.json', { eager: true, import: 'default' })

/** All rules, by name. */
export const rules: readonly RuleVectors[] = Object.values(files)

/** The options for compiling the definitions of a vector. */
export function optionsOf({ options }: Vector, { today }: RuleVectors): CompileOptions {
  return { ...options, today: () => today }
}

export function formOf(vector: Vector, rule: RuleVectors): Form {
  return compileForm(parseDefinitions(vector.definitions), optionsOf(vector, rule))
}
