import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import classes from './light-button.module.css'

interface LightButtonProps extends ComponentProps<'button'> {
  size?: 'md' | 'lg'
  /** Whether the button is outlined, for a place beside the main button. */
  quiet?: boolean
  /** Whether a call is running; `onClick` must then do nothing. */
  busy?: boolean
}

/** The main button of a page that must load fast. It looks like Mantine's filled button without its JavaScript. */
export function LightButton({ size = 'md', quiet = false, busy = false, children, ...button }: LightButtonProps) {
  return (
    <button type="button" {...button} className={classes.root} data-size={size} data-quiet={quiet} aria-busy={busy}>
      {busy ? <span className={classes.spinner} aria-hidden /> : null}
      <span className={classes.content}>{children}</span>
    </button>
  )
}

/** The button as a link. */
export const LightButtonLink = createLink(({ size = 'md', ...link }: ComponentProps<'a'> & { size?: 'md' | 'lg' }) => (
  <a {...link} className={classes.root} data-size={size}>
    {link.children}
  </a>
))
