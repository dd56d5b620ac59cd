import type { ControlWidgetProps } from '@captive/form-engine/react'
import { inputProps } from '../../ui/fields/field.tsx'
import { ConcealedField } from './concealed-field.tsx'
import { entryOf } from './entry.ts'
import { textOf, textsOf } from './field-props.ts'
import { useConcealed } from './use-concealed.ts'

/** Several lines of text. The box grows with what is written. */
export function TextareaWidget(props: ControlWidgetProps) {
  const { id, value, options, disabled, readonly, onChange, onBlur, onFocus } = props
  const text = textOf(value)
  const texts = textsOf(props)
  const concealed = useConcealed(options.secret, text)
  const { type: _oneLine, ...entry } = entryOf(options)
  return (
    <ConcealedField texts={texts} concealed={concealed}>
      <textarea
        {...inputProps(texts)}
        {...entry}
        rows={3}
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
