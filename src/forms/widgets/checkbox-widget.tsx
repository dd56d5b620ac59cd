import type { WidgetProps } from '@rjsf/utils'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { isFixed, useFieldTexts } from './field-props.ts'

/** A checkbox, never ticked by default. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  return (
    <CheckField
      {...useFieldTexts(props)}
      disabled={isFixed(props)}
      checked={value === true}
      onChange={onChange}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  )
}
