import { useId, type ComponentProps } from 'react'

import { Field, inputProps, type FieldTexts } from './field.tsx'

type TextFieldProps = Omit<FieldTexts, 'id'> &
  Pick<
    ComponentProps<'input'>,
    'type' | 'name' | 'autoComplete' | 'inputMode' | 'min' | 'max' | 'maxLength' | 'disabled' | 'onBlur'
  > & {
    /** The id, if something links to the field. */
    id?: string
    value: string
    onChange: (value: string) => void
  }

/** One line of text. A day has a `DayField`. */
export function TextField({ label, required, description, error, value, onChange, ...input }: TextFieldProps) {
  const own = useId()
  const texts = { id: input.id ?? own, label, required, description, error }
  return (
    <Field {...texts}>
      <input
        {...input}
        {...inputProps(texts)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
