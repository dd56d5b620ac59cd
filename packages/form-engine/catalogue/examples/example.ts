import type { Answers, ControlValue, FormBlocks } from '../../src/index.ts'
import type { DefinitionRows } from '../../src/definitions/rows.ts'

/** Answers with the expected result of the form. */
export interface ExampleCase {
  readonly title: string
  readonly answers: Answers
  readonly shows: readonly string[]
  readonly hides: readonly string[]
  /** Visible keys of each item of a repeating section. */
  readonly items?: Readonly<Record<string, readonly (readonly string[])[]>>
  /** Keys with an error, in form order. Default: none. */
  readonly errors?: readonly string[]
  readonly submits?: readonly ControlValue[]
}

/** Small definitions that show one rule, with the blocks to compile. */
export interface Example extends FormBlocks {
  /** Kebab-case, unique in the catalogue. */
  readonly name: string
  /** The rule, in one sentence. */
  readonly title: string
  readonly definitions: DefinitionRows
  readonly cases: readonly ExampleCase[]
}
