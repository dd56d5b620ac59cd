import classes from './field.module.css'

/** A control's label. The star and its word are for the eye; assistive technology reads `aria-required`. */
export function FieldLabel({ label, required }: { label: string; required?: boolean | undefined }) {
  return (
    <>
      {label}
      {required ? (
        <span className={classes.required} aria-hidden>
          * required
        </span>
      ) : null}
    </>
  )
}
