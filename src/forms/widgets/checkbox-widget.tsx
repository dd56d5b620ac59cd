import type { ControlWidgetProps } from '@captive/form-engine/react'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { textsOf } from './field-props.ts'

/** A statement to agree with. Never ticked before a person ticks it. */
export function CheckboxWidget(props: ControlWidgetProps) {
  const { id, value, disabled, readonly, onChange, onBlur, onFocus } = props
  return (
    <CheckField
      {...textsOf(props)}
      disabled={disabled || readonly}
      checked={value === true}
      onChange={onChange}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  )
}
