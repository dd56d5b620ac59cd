import classes from './field.module.css'
import { requiredMark } from './required-mark.tsx'
import type { Elements } from '../elements.ts'

export interface FieldTexts {
  id: string
  label: string
  required?: boolean | undefined
  description?: string | undefined
  /** What is wrong with what was typed; said before the field and tied to it. */
  error?: string | undefined
  /** What is probably mistyped; a quiet line, tied to the field. */
  doubt?: string | undefined
  /** What is wrong comes by itself, without a try to go on, and is read aloud then. */
  alert?: boolean
}

/** What ties an input, or a group of them, to its texts. */
export function textProps({ id, required, description, error, doubt }: FieldTexts) {
  const described = [description && `${id}-description`, error && `${id}-error`, doubt && `${id}-doubt`]
    .filter(Boolean)
    .join(' ')
  return {
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true, 'aria-errormessage': `${id}-error` }),
    ...(required && { 'aria-required': true }),
  }
}

/** What an input of the field is given. */
export function inputProps(texts: FieldTexts) {
  return { id: texts.id, className: classes.input, ...textProps(texts) }
}

/**
 * A field in the look of the theme's inputs without their code, since pages of hundreds are to be there at once: a label,
 * perhaps a sentence, perhaps what is wrong, and the input.
 */
export function Field({
  id,
  label,
  required,
  description,
  error,
  doubt,
  children,
}: FieldTexts & { children: Elements }) {
  return (
    <div>
      <label className={classes.label} id={`${id}-label`} htmlFor={id}>
        <span>{label}</span>
        {required ? requiredMark : null}
      </label>
      {notesOf({ id, description, error, doubt })}
      {children}
    </div>
  )
}

/** The same around several inputs, which are named by the label as a group. */
export function FieldGroup({
  id,
  label,
  required,
  description,
  error,
  doubt,
  alert,
  children,
  ...box
}: FieldTexts & { children: Elements; className?: string | undefined }) {
  return (
    <div {...box}>
      <div className={classes.label} id={`${id}-label`}>
        <span>{label}</span>
        {required ? requiredMark : null}
      </div>
      {notesOf({ id, description, error, doubt, ...(alert && { alert }) })}
      {children}
    </div>
  )
}

/** What helps with the field, then what is wrong or doubtful. */
export function notesOf({ id, description, error, doubt, alert }: Omit<FieldTexts, 'label' | 'required'>): Elements {
  if (!description && !error && !doubt) return null
  return (
    <>
      {description ? (
        <p className={classes.description} id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      {error ? (
        <p className={classes.error} id={`${id}-error`} role={alert ? 'alert' : undefined}>
          {error}
        </p>
      ) : null}
      {doubt ? (
        <p className={classes.doubt} id={`${id}-doubt`}>
          {doubt}
        </p>
      ) : null}
    </>
  )
}
