import { Checkbox } from '@mantine/core'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import classes from './field.module.css'
import { fieldProps } from './field-props.tsx'

/** A statement to agree with. Never ticked before a person ticks it. */
export function CheckboxWidget(props: ControlWidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const { withAsterisk: _withoutAsterisk, error, ...field } = fieldProps(props)
  return (
    <Checkbox
      {...field}
      error={error}
      aria-invalid={error ? true : undefined}
      className={classes.checkbox ?? ''}
      classNames={{ body: classes.checkboxBody ?? '' }}
      size="md"
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  )
}
