import type { Flag } from './rows.ts'

/** One code: the stored value, what people read, and whether it is still offered. */
export interface Code {
  readonly value: string
  readonly label: string
  readonly active: boolean
}

/** An ordered list of codes; dropdowns and radios offer it. */
export type CodeList = readonly Code[]

/** Which values of which controls open this one: values are alternatives, controls must all hold. */
type When = Readonly<Record<number, readonly string[]>>

/** What a control may have beside its kind and label. */
export interface Traits {
  readonly required?: boolean
  readonly confidential?: boolean
  /** Groups such as `3-2-4`, a pattern such as `###-##-####`, or a flag such as `1`. */
  readonly mask?: string
  readonly inactive?: boolean
  readonly when?: When
  /** Overrides the place that position in the outline gives. */
  readonly order?: number
}

/** A control as an author writes it: nested, with its options and conditions beside it. */
export interface Outline {
  readonly recId: number
  readonly kind: string
  readonly dataType: string
  readonly label: string
  readonly labelCode: string
  readonly codes: CodeList
  readonly children: readonly Outline[]
  readonly traits: Traits
}

/** A code list from pairs of value and label, in the order shown. */
export function codeList(pairs: readonly (readonly [value: string, label: string])[]): CodeList {
  return pairs.map(([value, label]) => ({ value, label, active: true }))
}

/** A code that is no longer offered but stays in the table. */
export function retired(value: string, label: string): Code {
  return { value, label, active: false }
}

/** The flag of the tables for a truth value. */
export function flag(on: boolean): Flag {
  return on ? 1 : 0
}
