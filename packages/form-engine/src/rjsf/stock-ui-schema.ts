import type { Form, UiSchema } from '../form/form.ts'
import { helpOf } from '../form/ui-schema.ts'
import { textChecks } from '../kinds/checks/text-checks.ts'
import { isContainer, type FormControl } from '../kinds/control.ts'

/** rjsf's own widgets by the engine's widget names. Widgets of custom kinds keep their name. */
const stockWidgets: Readonly<Record<string, string>> = {
  TextWidget: 'text',
  MaskedWidget: 'text',
  CalculatedWidget: 'text',
  TextareaWidget: 'textarea',
  SelectWidget: 'select',
  RadioWidget: 'radio',
  DateWidget: 'date',
  CheckboxWidget: 'checkbox',
  CheckboxesWidget: 'checkboxes',
  EmailWidget: 'email',
  PasswordWidget: 'password',
}

/** How rjsf renders each control with its own widgets, in form order. */
export function stockUiSchema(form: Form): UiSchema {
  const outside = form.controls.filter((control) => control.repeatedIn === null)
  const drawn = outside.filter((control) => control.repeating || !isContainer(control))
  return scopeOf(drawn, (control) => (control.repeating ? { items: itemOf(form, control.key) } : uiOf(control)))
}

function itemOf(form: Form, section: string): UiSchema {
  const inside = form.controls.filter((control) => control.repeatedIn === section && !isContainer(control))
  return { ...scopeOf(inside, uiOf), [form.itemId]: { 'ui:widget': 'hidden' } }
}

function scopeOf(controls: readonly FormControl[], drawn: (control: FormControl) => UiSchema): UiSchema {
  const entries = controls.map((control) => [control.key, drawn(control)])
  return { ...Object.fromEntries(entries), 'ui:order': [...controls.map(({ key }) => key), '*'] }
}

function uiOf(control: FormControl): UiSchema {
  const { rules, autoComplete, readOnly, options, check } = control
  const name = rules.widget(control)
  const help = helpOf(control)
  const inputType = textChecks[check]?.input ?? rules.input
  return {
    // rjsf has no widget for a list of files, so it renders a list of fields.
    ...(name !== 'FileWidget' && { 'ui:widget': stockWidgets[name] ?? name }),
    ...(help && { 'ui:help': help }),
    ...(autoComplete && { 'ui:autocomplete': autoComplete }),
    ...(readOnly && { 'ui:readonly': true }),
    ...(inputType === 'tel' && { 'ui:options': { inputType } }),
    ...((check === 'option' || check === 'options') && { 'ui:enumNames': options.map(({ label }) => label) }),
  }
}
