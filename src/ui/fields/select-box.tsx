import type { ComponentProps } from 'react'

import classes from './field.module.css'

/** A native select with the arrow of the theme. */
export function SelectBox(select: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className={classes.select}>
      <select {...select} className={classes.input} />
    </div>
  )
}
