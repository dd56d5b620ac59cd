import type { Diagnostic } from './diagnostic.ts'

/** The id of a control: a number in served definitions, a name in local forms. */
export type RecId = number | string

/** One control of the claim-report form (specification, core §3), read and normalised. */
export interface ControlDefinition {
  readonly RecId: RecId
  readonly ParentControlsRecId: RecId | null
  readonly ControlTypeCode: string
  readonly ControlDataTypeCode: string
  readonly ControlLabel: string
  readonly ControlLabelCode: string
  readonly IsRequired: boolean
  readonly IsActive: boolean
  /** `null` stands after every number. */
  readonly ControlOrder: number | null
  readonly IsConfidential: boolean
  readonly MaskDisplay: string
  /** Local forms only: one plain sentence under the label. */
  readonly Help?: string
  /** Local forms only: the HTML autocomplete token. */
  readonly AutoComplete?: string
  /** Local forms only: shown, sent, and not to be changed here. */
  readonly ReadOnly?: boolean
  /** Local forms only: a calendar for days to come as well. */
  readonly AnyDay?: boolean
  /** Local forms only: how many characters an answer has at most. */
  readonly Longest?: number
  /** Local forms only: a section that asks for an answer to one of its controls at least. */
  readonly NeedsOne?: boolean
}

/** One option of a control: `DisplayLabel` is shown, `DisplayValue` is stored. */
export interface DisplayValue {
  readonly ControlsRecId: RecId
  readonly DisplayValue: string
  readonly DisplayLabel: string
  readonly Order: number | null
  readonly IsActive: boolean
  /** The heading it stands under; local forms only. */
  readonly DisplayGroup?: string
}

/** The control shows only while its controlling control holds the value. */
export interface Dependency {
  readonly ControlsRecId: RecId
  readonly ControlingControlsRecId: RecId
  readonly ControlingValue: string
  readonly IsActive: boolean
}

/** The three flat tables after `parseDefinitions`: the only shape the engine works on. */
export interface Definitions {
  readonly controls: readonly ControlDefinition[]
  readonly displayValues: readonly DisplayValue[]
  readonly dependencies: readonly Dependency[]
  /** What reading them did not understand; absent where all was. */
  readonly notes?: readonly Diagnostic[]
}

/** Which blocks make up a form, and which of them a person may fill several times. */
export interface FormBlocks {
  /** Controls, or bare parent ids that no row has, each with all that lies below it. Default: controls without a parent. */
  readonly roots?: readonly RecId[]
  /** Sections that repeat, such as 19 for other vehicles (AMB-112). */
  readonly repeating?: readonly RecId[]
  /** Where a repeated item keeps its id, which no control in it may be called; `id` where this is left out. */
  readonly itemId?: string
}
