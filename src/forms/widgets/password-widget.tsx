import { PasswordInput } from '@mantine/core'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import { fieldProps, textOf } from './field-props.tsx'

/** A password, with a button that shows it. Password managers may fill it in. */
export function PasswordWidget(props: ControlWidgetProps) {
  const { id, label, value, options, onChange, onBlur, onFocus } = props
  return (
    <PasswordInput
      {...fieldProps(props)}
      value={textOf(value)}
      autoComplete={options.control.autoComplete || 'current-password'}
      visibilityToggleButtonProps={{ 'aria-label': `Show ${label}`, tabIndex: 0, 'aria-hidden': false }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  )
}
