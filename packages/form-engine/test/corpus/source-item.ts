import type { Expression } from '../../src/files/foreign/expression.ts'

export type { Expression }

/** One question or group of an external questionnaire, with its original condition. */
export interface SourceItem {
  readonly id: string
  readonly parent: string | null
  readonly sort: 'group' | 'choice' | 'several' | 'number' | 'text'
  /** Possible values, if the source lists them. */
  readonly values: readonly string[]
  readonly condition: Expression | null
}
