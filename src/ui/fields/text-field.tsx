import type { ComponentProps } from 'react'

import { Field, inputProps, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'type' | 'name' | 'autoComplete'> & {
    value: string
    onChange: (value: string) => void
  }

/** One line of text. */
export function TextField({ id, label, required, description, error, value, onChange, ...input }: TextFieldProps) {
  const texts = { id, label, required, description, error }
  return (
    <Field {...texts}>
      <input
        {...inputProps(texts)}
        {...input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
