import { TextInput } from '@mantine/core'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import { entryOf } from './entry.ts'
import { fieldProps, textOf } from './field-props.tsx'
import { useConcealed } from './use-concealed.tsx'

/** One line of text, in all its forms: plain, number, e-mail and phone. */
export function TextWidget(props: ControlWidgetProps) {
  const { id, label, value, options, disabled, readonly, onChange, onBlur, onFocus } = props
  const text = textOf(value)
  const concealed = useConcealed(options.secret, text, label)
  return (
    <TextInput
      {...fieldProps(props)}
      {...entryOf(options)}
      disabled={disabled}
      readOnly={readonly}
      value={concealed.shown}
      rightSection={concealed.reveal}
      rightSectionWidth="3rem"
      rightSectionPointerEvents="all"
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
  )
}
