import type { RecId } from './definitions.ts'
import type { LocalColumns } from './rows.ts'

/** One code of a list: the stored value, what people read, and whether it is still offered. */
export interface Code {
  readonly value: string
  readonly label: string
  /** The heading it stands under. */
  readonly group?: string
  /** No longer offered, but kept in the table. */
  readonly retired?: boolean
}

/** What a control may have beside its kind and label. */
export interface Traits {
  readonly required?: boolean
  readonly confidential?: boolean
  /** Groups such as `3-2-4`, a pattern such as `###-##-####`, or a flag such as `1`. */
  readonly mask?: string
  readonly inactive?: boolean
  /** Overrides the place that position in the outline gives. */
  readonly order?: number
  readonly local?: LocalColumns
}

/** A control as an author writes it: nested, with its options and conditions beside it. */
export interface Outline<Id extends RecId = number> {
  readonly recId: Id
  readonly kind: string
  readonly dataType: string
  readonly label: string
  readonly labelCode: string
  readonly codes: readonly Code[]
  /** Which values of which controls open this one: values are alternatives, controls must all hold. */
  readonly when: readonly (readonly [controller: Id, values: readonly string[]])[]
  readonly children: readonly Outline<Id>[]
  readonly traits: Traits
}
