import { useId, type ComponentProps } from 'react'

import { Field, inputProps, type FieldTexts } from './field.tsx'

type AreaFieldProps = Omit<FieldTexts, 'id'> &
  Pick<ComponentProps<'textarea'>, 'readOnly'> & {
    value: string
    onChange: (value: string) => void
  }

/** A text area that grows. */
export function AreaField({ value, onChange, readOnly, ...given }: AreaFieldProps) {
  const texts = { ...given, id: useId() }
  return (
    <Field {...texts}>
      <textarea
        {...inputProps(texts)}
        readOnly={readOnly}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
