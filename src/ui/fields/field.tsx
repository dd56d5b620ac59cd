import classes from './field.module.css'
import { RequiredMark } from './required-mark.tsx'
import type { Elements } from '../elements.ts'

export interface FieldTexts {
  id: string
  label: string
  /** The language of the label, if it is not the one of the page. */
  lang?: string | undefined
  required?: boolean | undefined
  description?: string | undefined
  /** The error of the field. */
  error?: string | undefined
  /** A warning about a probable typing error. */
  doubt?: string | undefined
  /** Whether errors appear without a submission and must be announced. */
  alert?: boolean
}

/** Props of the container of a field. */
interface FieldBox {
  className?: string | undefined
  /** Printing shows the value without the control. */
  'data-choice'?: boolean
  'data-screen-only'?: boolean
}

/** The ARIA attributes that link an input or a group to its texts. */
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

/** The props of the input of a field. */
export function inputProps(texts: FieldTexts) {
  return { id: texts.id, className: classes.input, ...textProps(texts) }
}

/**
 * A field with label, description, error and input. It looks like the inputs of the theme without their script, because
 * pages with hundreds of fields must render fast.
 */
export function Field({
  id,
  label,
  lang,
  required,
  description,
  error,
  doubt,
  children,
  ...box
}: FieldTexts & FieldBox & { children: Elements }) {
  return (
    <div {...box}>
      <label className={classes.label} id={`${id}-label`} htmlFor={id}>
        <span lang={lang}>{label}</span>
        {required ? <RequiredMark /> : null}
      </label>
      {notesOf({ id, description, error, doubt })}
      {children}
    </div>
  )
}

/** A field around several inputs, labeled as a group. */
export function FieldGroup({
  id,
  label,
  lang,
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
        <span lang={lang}>{label}</span>
        {required ? <RequiredMark /> : null}
      </div>
      {notesOf({ id, description, error, doubt, ...(alert && { alert }) })}
      {children}
    </div>
  )
}

/** The description, the error and the warning of a field. */
export function notesOf({
  id,
  description,
  error,
  doubt,
  alert,
}: Omit<FieldTexts, 'label' | 'lang' | 'required'>): Elements {
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
