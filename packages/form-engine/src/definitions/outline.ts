import type { ExtraColumn } from './columns.ts'
import type { Comparison } from './operators.ts'
import type { ControlDefinition, RecId } from './definitions.ts'

/** One code of a list: the stored value, the label, and whether it is still offered. */
export interface Code {
  readonly value: string
  readonly label: string
  /** The label in Spanish. */
  readonly labelEs?: string
  /** The heading that groups the option. */
  readonly group?: string
  /** No longer offered, but still in the table. */
  readonly retired?: boolean
  /** The answers of other controls that offer the option. One of them is enough. */
  readonly when?: { readonly [controller: string]: string | readonly string[] }
}

type LocalCells = Pick<ControlDefinition, ExtraColumn<'controls'>>

/** The columns beyond the specification under their declared names, such as `help` for `Help`. */
export type LocalTraits = { readonly [Column in keyof LocalCells as Uncapitalize<Column>]: LocalCells[Column] }

/** The optional settings of a control. */
export interface Traits extends LocalTraits {
  readonly required?: boolean
  readonly confidential?: boolean
  /** Groups such as `3-2-4`, a pattern such as `###-##-####`, or a flag such as `1`. */
  readonly mask?: string
  readonly inactive?: boolean
  /** Overrides the order that follows from the position in the outline. */
  readonly order?: number
}

/** A control as authors write it: nested, with its options and conditions. */
export interface Outline<Id extends RecId = number> {
  readonly recId: Id
  readonly kind: string
  readonly dataType: string
  readonly label: string
  readonly labelCode: string
  readonly codes: readonly Code[]
  /**
   * The answers of other controls that show this one. Any value of one control is enough, but all comparisons and all
   * controls must match.
   */
  readonly when: readonly (readonly [controller: Id, answer: readonly string[] | Comparison])[]
  readonly children: readonly Outline<Id>[]
  readonly traits: Traits
}
