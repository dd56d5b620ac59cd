import type { ControlWidgetProps } from '@captive/form-engine/react'
import { Field, inputProps } from '../../ui/fields/field.tsx'
import { ConcealedField } from './concealed-field.tsx'
import { CharactersLeft } from './characters-left.tsx'
import { entryOf } from './entry.ts'
import { textOf, textsOf } from './field-props.ts'
import { useConcealed } from './use-concealed.ts'

/** One line of text, in all its forms: plain, number, e-mail and phone. */
export const TextWidget = textWidget('input')
/** Several lines of text. The box grows with what is written. */
export const TextareaWidget = textWidget('textarea')

function textWidget(Entry: 'input' | 'textarea') {
  const typed = (props: ControlWidgetProps) => {
    const { type, ...entry } = entryOf(props.options)
    return {
      ...inputProps(textsOf(props)),
      ...entry,
      ...(Entry === 'input' ? { type } : { rows: 3 }),
      disabled: props.disabled,
      readOnly: props.readonly,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => props.onChange(currentTarget.value),
    }
  }

  function SecretText(props: ControlWidgetProps) {
    const { id, value, options, onBlur, onFocus } = props
    const concealed = useConcealed(true, textOf(value))
    return (
      <ConcealedField texts={textsOf(props)} concealed={concealed} longest={options.control.longest}>
        <Entry
          {...typed(props)}
          value={concealed.shown}
          onFocus={(event) => {
            concealed.onFocus(event)
            onFocus(id, value)
          }}
          onBlur={() => {
            concealed.onBlur()
            onBlur(id, value)
          }}
        />
      </ConcealedField>
    )
  }

  return (props: ControlWidgetProps) => {
    const { id, value, options, onBlur, onFocus } = props
    if (options.secret) return <SecretText {...props} />
    return (
      <Field {...textsOf(props)}>
        <Entry
          {...typed(props)}
          value={textOf(value)}
          onFocus={() => onFocus(id, value)}
          onBlur={() => onBlur(id, value)}
        />
        <CharactersLeft text={textOf(value)} longest={options.control.longest} />
      </Field>
    )
  }
}
