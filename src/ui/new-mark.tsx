import classes from './new-mark.module.css'

/** Of something that came since the last visit. */
export function NewMark() {
  return <strong className={classes.root}>New since your last visit</strong>
}
