import type { ComponentProps } from 'react'

import classes from './field.module.css'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Whether only some of the covered items are selected. */
  indeterminate?: boolean
}

/** A checkbox without a label. */
export function CheckBox({ indeterminate = false, ...input }: CheckBoxProps) {
  const show = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = indeterminate // not available as an attribute
  }
  return <input {...input} ref={show} type="checkbox" className={classes.box} />
}
