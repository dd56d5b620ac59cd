import type { ControlWidgetProps } from '@captive/form-engine/react'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { CharactersLeft } from './characters-left.tsx'
import { textOf, textsOf } from './field-props.ts'

/** A password, with a button that shows it. Password managers may fill it in. */
export function PasswordWidget(props: ControlWidgetProps) {
  const { id, label, value, options, disabled, readonly, onChange, onBlur, onFocus } = props
  return (
    <div>
      <PasswordField
        {...textsOf(props)}
        showLabel={`Show ${label}`}
        disabled={disabled || readonly}
        autoComplete={options.control.autoComplete || 'current-password'}
        value={textOf(value)}
        onChange={onChange}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      <CharactersLeft text={textOf(value)} longest={options.control.longest} />
    </div>
  )
}
