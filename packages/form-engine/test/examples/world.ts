// What examples take as given: definitions, a form, its answers, and what an application has around them.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { compileForm, parseDefinitions, type Answers } from '../../src/index.ts'
import { textbox } from '../../src/kinds/textbox.ts'
import type { FormTemplates, FormWidgets } from '../../src/react/index.ts'

const question = {
  RecId: 101,
  ParentControlsRecId: 27,
  ControlTypeCode: 'textbox',
  ControlLabel: 'By whom?',
  IsActive: 1,
}

export { default as Form } from '@rjsf/core'
export const controls = [{ ...question, ControlDataTypeCode: 'string', ControlLabelCode: 'By', IsRequired: 1 }]
export const displayValues = []
export const dependencies = []
export const definitions = parseDefinitions({ controls, displayValues, dependencies })
export const form = compileForm(definitions, { roots: [27] })
export const answers: Answers = { c101: 'Ace' }
export const before = form.look(answers)
export const { json, canHold, check, schema, toData, fromData, show, widget } = textbox
export const widgets: FormWidgets = {}
export const templates: FormTemplates = {}
export const ajv = new Ajv2020({ strict: false, ownProperties: true })
export const send = (_values: unknown): void => undefined
export const defineConfig = <Config>(config: Config): Config => config
export const react = (): object => ({})
