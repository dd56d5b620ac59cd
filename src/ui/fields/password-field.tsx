import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'

import { FieldButton, FieldButtons } from './field-buttons.tsx'
import { Field, inputProps, type FieldTexts } from './field.tsx'

type PasswordFieldProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'onBlur' | 'onFocus'> & {
    autoComplete: string
    /** The label of the button that reveals the password. */
    showLabel: string
    value: string
    onChange: (value: string) => void
  }

/** A password field with a button that reveals it. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, required, description, error, showLabel, value, onChange, ...input } = props
  const [shown, setShown] = useState(false)
  const texts = { id, label, required, description, error }
  return (
    <Field {...texts}>
      <FieldButtons
        input={
          <input
            {...inputProps(texts)}
            {...input}
            spellCheck={false} // while the password is visible, the browser might send it to a spelling service
            autoCapitalize="off"
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
      >
        <FieldButton label={showLabel} pressed={shown} onPress={() => setShown(!shown)}>
          {shown ? <IconEyeOff size={22} aria-hidden /> : <IconEye size={22} aria-hidden />}
        </FieldButton>
      </FieldButtons>
    </Field>
  )
}
