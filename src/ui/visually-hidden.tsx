import type { ComponentProps } from 'react'

import classes from './visually-hidden.module.css'

/** Words for a screen reader alone. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={classes.root} />
}
