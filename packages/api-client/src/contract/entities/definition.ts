import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { nullable } from './field.ts'

const flag = Type.Integer({ description: '1 or 0' })

/** A control of the claim-report form, one row of the first of three flat tables (specification, core §3). */
export const ControlDefinition = object(
  {
    RecId: Type.Integer(),
    ParentControlsRecId: nullable(Type.Integer()),
    ControlTypeCode: Type.String(),
    ControlDataTypeCode: Type.String(),
    ControlLabel: Type.String(),
    ControlLabelCode: nullable(Type.String()),
    IsRequired: flag,
    IsActive: flag,
    ControlOrder: nullable(Type.Integer()),
    IsConfidential: flag,
    MaskDisplay: nullable(Type.String()),
  },
  { title: 'ControlDefinition' },
)
export type ControlDefinition = Static<typeof ControlDefinition>

export const ControlDisplayValue = object(
  {
    ControlsRecId: Type.Integer(),
    DisplayValue: Type.String(),
    DisplayLabel: Type.String(),
    Order: nullable(Type.Integer()),
    IsActive: flag,
  },
  { title: 'ControlDisplayValue' },
)
export type ControlDisplayValue = Static<typeof ControlDisplayValue>

/** Misspelt as the specification prints it (API-007). */
export const ControlDependency = object(
  {
    ControlsRecId: Type.Integer(),
    ControlingControlsRecId: Type.Integer(),
    ControlingValue: Type.String(),
    IsActive: flag,
  },
  { title: 'ControlDependency' },
)
export type ControlDependency = Static<typeof ControlDependency>
