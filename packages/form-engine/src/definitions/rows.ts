import type { RecId } from './definitions.ts'

/** A flag as the server's tables hold it. */
export type Flag = 0 | 1

/** What only the control rows of local forms have; `LocalControl` says what each does. */
export interface LocalColumns {
  Help?: string | undefined
  AutoComplete?: string | undefined
  ReadOnly?: boolean | undefined
  AnyDay?: boolean | undefined
  NeedsOne?: boolean | undefined
  Longest?: number | undefined
}

/** One row of the control table, spelled as on the wire. */
export interface ControlRow<Id extends RecId = number> extends LocalColumns {
  RecId: Id
  ParentControlsRecId: Id | null
  ControlTypeCode: string
  ControlDataTypeCode: string
  ControlLabel: string
  ControlLabelCode: string
  IsRequired: Flag
  IsActive: Flag
  ControlOrder: number
  IsConfidential: Flag
  MaskDisplay: string | null
}

/** One row of the display value table: an option of a dropdown or radio, or the value of a radioButton. */
export interface DisplayValueRow<Id extends RecId = number> {
  ControlsRecId: Id
  DisplayValue: string
  DisplayLabel: string
  Order: number
  IsActive: Flag
  /** Local forms only. */
  DisplayGroup?: string
}

/** One row of the dependency table: the control shows while its controlling control holds the value. */
export interface DependencyRow<Id extends RecId = number> {
  ControlsRecId: Id
  ControlingControlsRecId: Id
  ControlingValue: string
  IsActive: Flag
}

/** The three flat tables as the server hands them out. */
export interface DefinitionRows<Id extends RecId = number> {
  controls: ControlRow<Id>[]
  displayValues: DisplayValueRow<Id>[]
  dependencies: DependencyRow<Id>[]
}
