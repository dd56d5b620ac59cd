import type { Code } from '../../definitions/outline.ts'
import type { Expression } from './expression.ts'

/** A question or group of another questionnaire, in the words of the engine. */
export interface ForeignItem {
  /** The name in the source. */
  readonly name: string
  readonly kind: string
  readonly label: string
  readonly isNumber?: boolean
  readonly required?: boolean
  readonly confidential?: boolean
  readonly codes?: readonly Code[]
  readonly condition?: Expression | null
  /** The condition as the source writes it. */
  readonly written?: string
  readonly items?: readonly ForeignItem[]
}

/** Another questionnaire, and what has no place in the tables. */
export interface ForeignForm {
  readonly items: readonly ForeignItem[]
  /** One sentence each. */
  readonly leftOut: readonly string[]
}
