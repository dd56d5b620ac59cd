import type { ComponentProps } from 'react'

import { Field, inputProps, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'type' | 'name' | 'autoComplete'> & {
    value: string
    onChange: (value: string) => void
  }

/** One line of text. */
export function TextField({ id, label, description, error, value, onChange, ...input }: TextFieldProps) {
  const texts = { id, label, error, ...(description && { description }) }
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
