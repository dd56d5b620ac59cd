import { Checkbox, type CheckboxProps } from '@mantine/core'
import { useId } from 'react'
import classes from './data-table.module.css'

/** A box to tick in a table; its whole cell is the target, and its focus ring stays within the cell. */
export function TickBox(props: CheckboxProps & { 'aria-label': string }) {
  const id = useId()
  return (
    <label className={classes.tickBox} htmlFor={id}>
      <Checkbox {...props} id={id} />
    </label>
  )
}
