import type { ReactNode } from 'react'

import classes from './field.module.css'
import type { Elements } from '../elements.ts'

/** An input with buttons at its end, inside its edge. */
export function FieldButtons({ input, children }: { input: Elements; children: ReactNode }) {
  return (
    <div className={classes.row}>
      {input}
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}

interface FieldButtonProps {
  /** Says what it does, and to which field. */
  label: string
  onPress: () => void
  disabled?: boolean
  /** Set where it keeps something shown. */
  pressed?: boolean
  /** Set where it opens a dialog. */
  opens?: boolean
  children: ReactNode
}

/** A button of a field, told by its picture and named in words. */
export function FieldButton({ label, onPress, disabled, pressed, opens, children }: FieldButtonProps) {
  return (
    <button
      type="button"
      className={classes.show}
      aria-label={label}
      aria-pressed={pressed}
      {...(opens !== undefined && { 'aria-haspopup': 'dialog', 'aria-expanded': opens })}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
