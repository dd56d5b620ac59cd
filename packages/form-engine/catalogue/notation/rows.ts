/** A flag as the server's tables hold it. */
export type Flag = 0 | 1

/** One row of the control table, spelled as on the wire. */
export interface ControlRow {
  RecId: number
  ParentControlsRecId: number | null
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
export interface DisplayValueRow {
  ControlsRecId: number
  DisplayValue: string
  DisplayLabel: string
  Order: number
  IsActive: Flag
}

/** One row of the dependency table: the control shows while its controlling control holds the value. */
export interface DependencyRow {
  ControlsRecId: number
  ControlingControlsRecId: number
  ControlingValue: string
  IsActive: Flag
}

/** The three flat tables as the server hands them out. */
export interface DefinitionRows {
  controls: ControlRow[]
  displayValues: DisplayValueRow[]
  dependencies: DependencyRow[]
}
