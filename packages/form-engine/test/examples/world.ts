// The values that examples use without defining them: definitions, a form, its answers, and an application's code.
import type { RegistryWidgetsType } from '@rjsf/utils'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { compileForm, parseDefinitions, type Answers } from '../../src/index.ts'
import { textbox } from '../../src/kinds/textbox.ts'
import type { FormTemplates } from '../../src/react/index.ts'
import type { FormValidator, GeneratedValidator } from '../../src/validator/index.ts'

const question = {
  RecId: 101,
  ParentControlsRecId: 27,
  ControlTypeCode: 'textbox',
  ControlLabel: 'By whom?',
  IsActive: 1,
}

export { default as Form } from '@rjsf/core'
export type { ObjectFieldTemplateProps, WidgetProps } from '@rjsf/utils'
export const controls = [{ ...question, ControlDataTypeCode: 'string', ControlLabelCode: 'By', IsRequired: 1 }]
export const displayValues = []
export const dependencies = []
export const definitions = parseDefinitions({ controls, displayValues, dependencies })
export const form = compileForm(definitions, { roots: [27] })
export const answers: Answers = { c101: 'Ace' }
export const body: unknown = [{ ControlsRecId: 101, DataValue: 'Ace' }]
export const bytes = new TextEncoder().encode(JSON.stringify({ controls, displayValues, dependencies }))
export const file = new File([bytes], 'claim.json')
export const files = [{ name: file.name, bytes }]
export const writeFile = async (_name: string, _content: string | Uint8Array): Promise<void> => undefined
export const values = form.submission(answers)
export const validator: FormValidator = () => true
export const generated: GeneratedValidator = () => validator
export const before = form.look(answers)
export const { json, canHold, check, schema, toData, fromData, show, widget } = textbox
export const widgets: RegistryWidgetsType = {}
export const templates: FormTemplates = {}
export const ajv = new Ajv2020({ strict: false, ownProperties: true })
export const send = (_values: unknown): void => undefined
export const defineConfig = <Config>(config: Config): Config => config
export const react = (): object => ({})
