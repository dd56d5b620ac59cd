import type { Answers, ControlValue, FormBlocks } from '../../src/index.ts'
import type { DefinitionRows } from '../../src/definitions/rows.ts'

/** Answers, and what the form must make of them. */
export interface ExampleCase {
  readonly title: string
  readonly answers: Answers
  readonly shows: readonly string[]
  readonly hides: readonly string[]
  /** Keys shown in each item of a repeated section. */
  readonly items?: Readonly<Record<string, readonly (readonly string[])[]>>
  /** Keys with an error, in the order of the form; none where left out. */
  readonly errors?: readonly string[]
  readonly submits?: readonly ControlValue[]
}

/** Small definitions that show one rule, with the blocks to compile them with. */
export interface Example extends FormBlocks {
  /** Kebab-case, unique in the catalogue. */
  readonly name: string
  /** The rule, in one sentence. */
  readonly title: string
  readonly definitions: DefinitionRows
  readonly cases: readonly ExampleCase[]
}
