import type { ComponentProps } from 'react'

import classes from './field.module.css'
import { notesOf, textProps, type FieldTexts } from './field.tsx'
import { requiredMark } from './required-mark.tsx'

type CheckFieldProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'disabled' | 'onBlur' | 'onFocus'> & {
    checked: boolean
    onChange: (checked: boolean) => void
  }

/** A box to tick, perhaps with a sentence on what that means. */
export function CheckField({ id, label, required, description, error, onChange, ...input }: CheckFieldProps) {
  const texts = { id, label, required, description, error }
  return (
    <div className={classes.check}>
      <input
        {...textProps(texts)}
        {...input}
        id={id}
        type="checkbox"
        className={classes.box}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label className={classes.checkLabel} htmlFor={id}>
          <span>{label}</span>
          {required ? requiredMark : null}
        </label>
        {notesOf({ id, description, error })}
      </div>
    </div>
  )
}
