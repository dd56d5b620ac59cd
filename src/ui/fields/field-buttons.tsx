import type { ReactNode } from 'react'

import classes from './field.module.css'
import type { Elements } from '../elements.ts'

/** An input with buttons inside its border. */
export function FieldButtons({ input, children }: { input: Elements; children: ReactNode }) {
  return (
    <div className={classes.row}>
      {input}
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}

interface FieldButtonProps {
  /** Names the action and the field. */
  label: string
  onPress: () => void
  disabled?: boolean
  /** The pressed state of a toggle. */
  pressed?: boolean
  /** Whether its dialog is open. */
  opens?: boolean
  children: ReactNode
}

/** An icon button inside a field. */
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
