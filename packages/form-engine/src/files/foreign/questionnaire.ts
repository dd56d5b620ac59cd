import type { Expression } from './expression.ts'

/** An option of another questionnaire. */
export interface ForeignOption {
  readonly value: string
  readonly label: string
  readonly labelEs?: string | undefined
  /** The question whose answers offer this option, and those answers. */
  readonly offeredBy?: { readonly item: string; readonly values: readonly string[] } | undefined
}

/** A question or group of another questionnaire, with the engine's kinds and columns. */
export interface ForeignItem {
  /** The name in the source. */
  readonly name: string
  readonly kind: string
  readonly label: string
  readonly labelEs?: string | undefined
  /** An example of an answer. */
  readonly example?: string | undefined
  readonly exampleEs?: string | undefined
  /** The maximum number of characters. */
  readonly longest?: number | undefined
  readonly isNumber?: boolean
  readonly required?: boolean
  readonly confidential?: boolean
  readonly codes?: readonly ForeignOption[]
  readonly condition?: Expression | null
  /** The condition as the source writes it. */
  readonly written?: string
  /** The formula of its value, with the names of questions in brackets. */
  readonly calculation?: string
  readonly items?: readonly ForeignItem[]
}

/** Another questionnaire, and what the tables cannot express. */
export interface ForeignForm {
  readonly items: readonly ForeignItem[]
  /** One sentence each. */
  readonly leftOut: readonly string[]
}
