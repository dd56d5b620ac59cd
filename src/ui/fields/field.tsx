import type { ReactNode } from 'react'

import classes from './field.module.css'

export interface FieldTexts {
  id: string
  label: string
  description?: string
  /** What is wrong with what was typed; said before the field and tied to it. */
  error?: string | undefined
}

/** What ties an input to its texts. */
export function inputProps({ id, description, error }: FieldTexts) {
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    className: classes.input,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
  }
}

/**
 * A field for pages that are to be there at once, in the look of the theme's inputs without their code: a label,
 * perhaps a sentence, perhaps what is wrong, and the input.
 */
export function Field({ id, label, description, error, children }: FieldTexts & { children: ReactNode }) {
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {description ? (
        <p className={classes.description} id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      {error ? (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {children}
    </div>
  )
}
