import { useId } from 'react'

import classes from './field.module.css'

interface CheckFieldProps {
  label: string
  description: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A box to tick, with a sentence on what that means. */
export function CheckField({ label, description, checked, onChange }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={classes.check}>
      <input
        type="checkbox"
        id={id}
        className={classes.box}
        aria-describedby={`${id}-description`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label className={classes.checkLabel} htmlFor={id}>
          {label}
        </label>
        <p className={classes.checkDescription} id={`${id}-description`}>
          {description}
        </p>
      </div>
    </div>
  )
}
