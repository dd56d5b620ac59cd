import { useId, type ComponentProps } from 'react'

import { CheckBox } from '../fields/check-box.tsx'
import classes from './data-table.module.css'

/** A checkbox in a table cell. The whole cell is the click target. */
export function TickBox(props: Omit<ComponentProps<typeof CheckBox>, 'id'> & { 'aria-label': string }) {
  const id = useId()
  return (
    <label className={classes.tickBox} htmlFor={id}>
      <CheckBox {...props} id={id} />
    </label>
  )
}
