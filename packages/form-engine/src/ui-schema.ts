import type { FormControl, JsonSchema, UiSchema } from './form.ts'
import { isContainer } from './kinds.ts'

/** Schema of exactly these controls as a renderer needs it: no conditions and no checks, the engine judges those. */
export function plainSchemaOf(controls: readonly FormControl[]): JsonSchema {
  const required = controls.filter((control) => control.required).map((control) => control.key)
  return {
    type: 'object',
    properties: Object.fromEntries(controls.map((control) => [control.key, plainProperty(control)])),
    ...(required.length > 0 && { required }),
  }
}

function plainProperty(control: FormControl): JsonSchema {
  const title = { title: control.label }
  if (control.kind === 'checkbox') return { ...title, type: 'boolean' }
  if (control.kind === 'file') return { ...title, type: 'array', items: { type: 'object' } }
  if (control.check !== 'option') return { ...title, type: 'string' }
  return { ...title, type: 'string', enum: control.options.map((option) => option.value) }
}

/** UI schema of controls in the order given; `ui:widget` is the control's kind. */
export function uiSchemaOf(controls: readonly FormControl[]): UiSchema {
  const valued = controls.filter((control) => control.repeating || !isContainer(control.kind))
  return {
    'ui:order': valued.map((control) => control.key),
    ...Object.fromEntries(valued.map((control) => [control.key, uiOf(control)])),
  }
}

function uiOf(control: FormControl): UiSchema {
  return {
    'ui:widget': control.kind,
    ...(control.help && { 'ui:help': control.help }),
    ...(control.autoComplete && { 'ui:autocomplete': control.autoComplete }),
    ...(control.readOnly && { 'ui:readonly': true }),
    ...(control.check === 'option' && { 'ui:enumNames': control.options.map((option) => option.label) }),
    'ui:options': {
      check: control.check,
      ...(control.confidential && { confidential: true }),
      ...(control.mask && { mask: control.mask }),
    },
  }
}
