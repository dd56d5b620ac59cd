import { useId } from 'react'

import { Field } from './field.tsx'
import { SelectBox } from './select-box.tsx'

interface SelectFieldProps<Value extends string | number> {
  label: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** A class that sets the width. */
  className?: string | undefined
}

/** A labeled select. Printing shows the selected option. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange, className } = props
  const id = useId()
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text)
    if (chosen) onChange(chosen.value)
  }
  return (
    <Field id={id} label={label} className={className} data-choice>
      <SelectBox id={id} value={value ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectBox>
    </Field>
  )
}
