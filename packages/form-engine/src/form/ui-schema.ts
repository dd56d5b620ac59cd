import { textChecks } from '../kinds/checks/text-checks.ts'
import { isContainer, type FormControl, type JsonSchema } from '../kinds/control.ts'
import { schemaOfLength } from '../kinds/lengths.ts'
import type { UiSchema } from './form.ts'

/** The plain schema of these controls for a renderer, without conditions and checks. */
export function plainSchemaOf(controls: readonly FormControl[]): JsonSchema {
  const required = controls.filter((control) => control.required).map((control) => control.key)
  return {
    type: 'object',
    properties: Object.fromEntries(controls.map((control) => [control.key, schemaOfControl(control)])),
    ...(required.length > 0 && { required }),
  }
}

/** One property of `plainSchemaOf`. Always the same object, so that a renderer detects no change. */
const schemaOfControl = oncePerControl((control): JsonSchema => {
  const values = control.options.map(({ value }) => value)
  const options =
    (control.check === 'option' && { enum: values }) ||
    (control.check === 'options' && { items: { type: 'string', enum: values } })
  return { title: control.label, ...control.rules.json, ...schemaOfLength(control), ...options }
})

/** The UI schema of the controls, in the given order. */
export function uiSchemaOf(controls: readonly FormControl[]): UiSchema {
  const valued = controls.filter((control) => control.repeating || !isContainer(control))
  return {
    'ui:order': valued.map((control) => control.key),
    ...Object.fromEntries(valued.map((control) => [control.key, uiSchemaOfControl(control)])),
  }
}

/** One property of `uiSchemaOf`: its rjsf widget name and the `ControlOptions` of `./react`. */
export const uiSchemaOfControl = oncePerControl((control): UiSchema => {
  if (control.repeating) return { 'ui:options': { orderable: false } }
  const { rules, check, kind, autoComplete, confidential, mask, anyDay, labelCode, options } = control
  const inputType = textChecks[check]?.input ?? rules.input
  const help = helpOf(control)
  const groups = options.some(({ group }) => group !== undefined)
  const languages = options.some((option) => option.language !== undefined)
  return {
    'ui:widget': rules.widget(control),
    ...(help && { 'ui:help': help }),
    ...(autoComplete && { 'ui:autocomplete': autoComplete }),
    ...(control.readOnly && { 'ui:readonly': true }),
    ...((check === 'option' || check === 'options') && { 'ui:enumNames': options.map(({ label }) => label) }),
    'ui:options': {
      kind,
      check,
      emptyValue: '',
      ...(labelCode && { labelCode }),
      ...(inputType && { inputType }),
      ...(confidential && { confidential }),
      ...(mask && { mask }),
      ...(anyDay && { anyDay }),
      ...(groups && { groups: options.map(({ group }) => group ?? '') }),
      ...(control.language && { language: control.language }),
      ...(languages && { languages: options.map((option) => option.language ?? '') }),
    },
  }
})

/** The help text under the label, with the example. */
export function helpOf({ help, exampleText }: FormControl): string {
  return [help, exampleText].filter((text) => text !== '').join(' ')
}

function oncePerControl<T extends object>(make: (control: FormControl) => T): (control: FormControl) => T {
  const made = new WeakMap<FormControl, T>()
  return (control) => {
    const known = made.get(control)
    if (known) return known
    const fresh = make(control)
    made.set(control, fresh)
    return fresh
  }
}
