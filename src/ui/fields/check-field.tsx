import { useId, type ComponentProps } from 'react'

import { CheckBox } from './check-box.tsx'
import classes from './field.module.css'
import { notesOf, textProps, type FieldTexts } from './field.tsx'
import { RequiredMark } from './required-mark.tsx'

type CheckFieldProps = Omit<FieldTexts, 'id'> &
  Pick<ComponentProps<'input'>, 'disabled' | 'onBlur' | 'onFocus'> & {
    /** The id, if something links to the field. */
    id?: string
    checked: boolean
    /** Undefined for a read-only checkbox. */
    onChange?: (checked: boolean) => void
  }

/** A checkbox with a label and an optional description. */
export function CheckField({ label, lang, required, description, error, onChange, ...input }: CheckFieldProps) {
  const own = useId()
  const { id = own } = input
  const texts = { id, label, required, description, error }
  return (
    <div className={classes.check}>
      <CheckBox
        {...textProps(texts)}
        {...input}
        id={id}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <div>
        <label className={classes.checkLabel} htmlFor={id}>
          <span lang={lang}>{label}</span>
          {required ? <RequiredMark /> : null}
        </label>
        {notesOf({ id, description, error })}
      </div>
    </div>
  )
}
