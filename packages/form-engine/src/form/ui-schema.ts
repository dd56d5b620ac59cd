import { isContainer, type FormControl, type JsonSchema } from '../kinds/control.ts'
import type { UiSchema } from './form.ts'

/** Schema of exactly these controls as a renderer needs it: no conditions and no checks, the engine judges those. */
export function plainSchemaOf(controls: readonly FormControl[]): JsonSchema {
  const required = controls.filter((control) => control.required).map((control) => control.key)
  return {
    type: 'object',
    properties: Object.fromEntries(controls.map((control) => [control.key, schemaOfControl(control)])),
    ...(required.length > 0 && { required }),
  }
}

/** As `plainSchemaOf` has it. */
export function schemaOfControl(control: FormControl): JsonSchema {
  const plain = { title: control.label, ...control.rules.json }
  return control.check === 'option' ? { ...plain, enum: control.options.map((option) => option.value) } : plain
}

/** UI schema of controls in the order given; `ui:widget` is the control's kind. */
export function uiSchemaOf(controls: readonly FormControl[]): UiSchema {
  const valued = controls.filter((control) => control.repeating || !isContainer(control))
  return {
    'ui:order': valued.map((control) => control.key),
    ...Object.fromEntries(valued.map((control) => [control.key, uiSchemaOfControl(control)])),
  }
}

/** As `uiSchemaOf` has it. */
export function uiSchemaOfControl(control: FormControl): UiSchema {
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
