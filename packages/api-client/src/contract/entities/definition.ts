import { Type, type Static } from 'typebox'

const flag = Type.Integer({ description: '1 or 0' })
const nullable = { text: Type.Union([Type.String(), Type.Null()]), integer: Type.Union([Type.Integer(), Type.Null()]) }

/** A control of the claim-report form, one row of the first of three flat tables (specification, core §3). */
export const ControlDefinition = Type.Object(
  {
    RecId: Type.Integer(),
    ParentControlsRecId: nullable.integer,
    ControlTypeCode: Type.String(),
    ControlDataTypeCode: Type.String(),
    ControlLabel: Type.String(),
    ControlLabelCode: nullable.text,
    IsRequired: flag,
    IsActive: flag,
    ControlOrder: nullable.integer,
    IsConfidential: flag,
    MaskDisplay: nullable.text,
  },
  { title: 'ControlDefinition' },
)
export type ControlDefinition = Static<typeof ControlDefinition>

export const ControlDisplayValue = Type.Object(
  {
    ControlsRecId: Type.Integer(),
    DisplayValue: Type.String(),
    DisplayLabel: Type.String(),
    Order: nullable.integer,
    IsActive: flag,
  },
  { title: 'ControlDisplayValue' },
)
export type ControlDisplayValue = Static<typeof ControlDisplayValue>

/** Misspelt as the specification prints it (API-007). */
export const ControlDependency = Type.Object(
  {
    ControlsRecId: Type.Integer(),
    ControlingControlsRecId: Type.Integer(),
    ControlingValue: Type.String(),
    IsActive: flag,
  },
  { title: 'ControlDependency' },
)
export type ControlDependency = Static<typeof ControlDependency>
