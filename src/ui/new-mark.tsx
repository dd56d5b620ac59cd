import classes from './new-mark.module.css'
import { texts } from './texts.ts'

/** Marks something added since the last visit. */
export function NewMark() {
  return <strong className={classes.root}>{texts.newDocument}</strong>
}
