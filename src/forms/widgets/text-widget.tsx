import type { ControlWidgetProps } from '@captive/form-engine/react'
import { inputProps } from '../../ui/fields/field.tsx'
import { ConcealedField } from './concealed-field.tsx'
import { entryOf } from './entry.ts'
import { textOf, textsOf } from './field-props.ts'
import { useConcealed } from './use-concealed.ts'

/** One line of text, in all its forms: plain, number, e-mail and phone. */
export function TextWidget(props: ControlWidgetProps) {
  const { id, value, options, disabled, readonly, onChange, onBlur, onFocus } = props
  const text = textOf(value)
  const texts = textsOf(props)
  const concealed = useConcealed(options.secret, text)
  return (
    <ConcealedField texts={texts} concealed={concealed}>
      <input
        {...inputProps(texts)}
        {...entryOf(options)}
        disabled={disabled}
        readOnly={readonly}
        value={concealed.shown}
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={(event) => {
          concealed.onFocus(event)
          onFocus(id, text)
        }}
        onBlur={() => {
          concealed.onBlur()
          onBlur(id, text)
        }}
      />
    </ConcealedField>
  )
}
