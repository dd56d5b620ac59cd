import type { ServedDiagnostic } from '../../src/claim/index.ts'
import type { DefinitionRows } from '../../src/definitions/rows.ts'
import { servedDefinitions } from '../served/index.ts'

/** Definitions of a claim with one fault that only `checkServedClaim` finds. */
export interface BrokenClaim {
  readonly name: string
  readonly title: string
  readonly definitions: DefinitionRows
  readonly code: ServedDiagnostic['code']
  /** The label code of the control whose row or options changed. */
  readonly labelCode: string
}

/** The served definitions with another label code, and another label if one is given. */
function withLabelCode(from: string, to: string, label?: string): DefinitionRows {
  const controls = servedDefinitions.controls.map((row) =>
    row.ControlLabelCode === from ? { ...row, ControlLabelCode: to, ControlLabel: label ?? row.ControlLabel } : row,
  )
  return { ...servedDefinitions, controls }
}

/** The served definitions with another id of a control that nothing refers to. */
function withId(labelCode: string, RecId: number): DefinitionRows {
  const controls = servedDefinitions.controls.map((row) =>
    row.ControlLabelCode === labelCode ? { ...row, RecId } : row,
  )
  return { ...servedDefinitions, controls }
}

/** The served definitions with another value of one option. */
function withValue(labelCode: string, from: string, to: string): DefinitionRows {
  const control = servedDefinitions.controls.find((row) => row.ControlLabelCode === labelCode)
  const displayValues = servedDefinitions.displayValues.map((row) =>
    row.ControlsRecId === control?.RecId && row.DisplayValue === from ? { ...row, DisplayValue: to } : row,
  )
  return { ...servedDefinitions, displayValues }
}

export const brokenClaims: readonly BrokenClaim[] = [
  {
    name: 'not-stored',
    title: 'The id of the city is larger than a server can store.',
    definitions: withId('City', 3_000_000_000),
    code: 'not-stored',
    labelCode: 'City',
  },
  {
    name: 'severe-code-unknown',
    title: 'The question about a hospital has another label code than TakenToHospital.',
    definitions: withLabelCode('TakenToHospital', 'WentToHospital'),
    code: 'severe-code-unknown',
    labelCode: 'WentToHospital',
  },
  {
    name: 'severe-value-unknown',
    title: 'The question about a hospital offers Y in place of yes.',
    definitions: withValue('TakenToHospital', 'yes', 'Y'),
    code: 'severe-value-unknown',
    labelCode: 'TakenToHospital',
  },
  {
    name: 'label-code-unknown',
    title: 'The date when the employer knew of the injury has another label and another label code.',
    definitions: withLabelCode(
      'DateEmployerHadKnowledgeOfInjury',
      'DateEmployerKnew',
      'When did the employer learn of the injury?',
    ),
    code: 'label-code-unknown',
    labelCode: 'DateEmployerKnew',
  },
]
