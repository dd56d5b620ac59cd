import classes from './field.module.css'

/** After the label of what must be answered. It is for the eye; assistive technology reads `aria-required`. */
export const requiredMark = (
  <span className={classes.required} aria-hidden>
    * required
  </span>
)
