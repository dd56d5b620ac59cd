import type { ComponentProps } from 'react'

import classes from './visually-hidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={classes.root} />
}
