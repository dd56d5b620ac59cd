import type { ControlWidgetProps } from '@captive/form-engine/react'
import { FieldLabel } from './field-label.tsx'

/** What every Mantine field is given: its id, label, help, error and what ties them together for a screen reader. */
export function fieldProps({ id, label, required, disabled, readonly, rawErrors, options }: ControlWidgetProps) {
  const error = rawErrors?.[0]
  return {
    id,
    label: <FieldLabel label={label} required={required} />,
    description: options.help,
    error,
    disabled: disabled || readonly,
    withAsterisk: false,
    'aria-required': required || undefined,
    'aria-errormessage': error ? `${id}-error` : undefined,
  }
}

/** The value as text: what is not text shows as blank. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
