import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'

import classes from './field.module.css'
import { Field, inputProps, type FieldTexts } from './field.tsx'

interface PasswordFieldProps extends FieldTexts {
  name?: string
  autoComplete: 'current-password' | 'new-password'
  /** Says what the button at its end shows. */
  showLabel: string
  value: string
  onChange: (value: string) => void
}

/** A password, hidden until its button is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, description, error, showLabel, value, onChange, ...input } = props
  const [shown, setShown] = useState(false)
  const texts = { id, label, error, ...(description && { description }) }
  return (
    <Field {...texts}>
      <div className={classes.row}>
        <input
          {...inputProps(texts)}
          {...input}
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.show}
          aria-label={showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={22} aria-hidden /> : <IconEye size={22} aria-hidden />}
        </button>
      </div>
    </Field>
  )
}
