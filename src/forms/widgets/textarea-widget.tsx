import { Textarea } from '@mantine/core'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import { entryOf } from './entry.ts'
import { fieldProps, textOf } from './field-props.tsx'
import { useConcealed } from './use-concealed.tsx'

/** Several lines of text. The box grows with what is written. */
export function TextareaWidget(props: ControlWidgetProps) {
  const { id, label, value, options, disabled, readonly, onChange, onBlur, onFocus } = props
  const text = textOf(value)
  const concealed = useConcealed(options.secret, text, label)
  return (
    <Textarea
      {...fieldProps(props)}
      {...entryOf(options)}
      disabled={disabled}
      readOnly={readonly}
      autosize
      minRows={3}
      maxRows={14}
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
