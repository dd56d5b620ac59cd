import classes from './field.module.css'
import { texts } from '../texts.ts'

/** Marks the label of a required field. Assistive technology reads `aria-required` instead. */
export const requiredMark = (
  <span className={classes.required} aria-hidden>
    {texts.required}
  </span>
)
