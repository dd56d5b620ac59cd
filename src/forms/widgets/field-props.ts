import type { ControlWidgetProps } from '@captive/form-engine/react'
import { inputProps, type FieldTexts } from '../../ui/fields/field.tsx'

/** Said with every doubt, so that nobody takes it for an error. */
const goesOn = 'You can still continue.'

/** What stands around the input of a control. */
export function textsOf({ id, label, required, rawErrors, doubt, options }: ControlWidgetProps): FieldTexts {
  return { id, label, required, description: options.help, error: rawErrors?.[0], doubt: doubt && `${doubt} ${goesOn}` }
}

/** What the input of a control is given: its id and what ties it to its texts. */
export function entryProps(props: ControlWidgetProps) {
  return { ...inputProps(textsOf(props)), disabled: props.disabled || props.readonly }
}

/** The value as text: what is not text shows as blank. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
