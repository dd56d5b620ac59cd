import type { WidgetProps } from '@rjsf/utils'
import { Field, inputProps } from '../../ui/fields/field.tsx'
import { ConcealedField } from './concealed-field.tsx'
import { CharactersLeft } from './characters-left.tsx'
import { entryOf } from './entry.ts'
import { isSecret, longestOf, textOf, useFieldTexts } from './field-props.ts'
import { useConcealed } from './use-concealed.ts'

/** One line of text: plain, number, email or phone. */
export const TextWidget = textWidget('input')
/** Several lines of text in a box that grows. */
export const TextareaWidget = textWidget('textarea')

function textWidget(Entry: 'input' | 'textarea') {
  const typed = (props: WidgetProps) => {
    const { type, ...entry } = entryOf(props)
    return {
      ...inputProps(useFieldTexts(props)),
      ...entry,
      ...(Entry === 'input' ? { type } : { rows: 3 }),
      disabled: props.disabled === true,
      readOnly: props.readonly === true,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => props.onChange(currentTarget.value),
    }
  }

  function SecretText(props: WidgetProps) {
    const { id, value, onBlur, onFocus } = props
    const concealed = useConcealed(true, textOf(value))
    return (
      <ConcealedField field={useFieldTexts(props)} concealed={concealed} longest={longestOf(props)}>
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

  return (props: WidgetProps) => {
    const { id, value, onBlur, onFocus } = props
    if (isSecret(props)) return <SecretText {...props} />
    return (
      <Field {...useFieldTexts(props)}>
        <Entry
          {...typed(props)}
          value={textOf(value)}
          onFocus={() => onFocus(id, value)}
          onBlur={() => onBlur(id, value)}
        />
        <CharactersLeft text={textOf(value)} longest={longestOf(props)} />
      </Field>
    )
  }
}
