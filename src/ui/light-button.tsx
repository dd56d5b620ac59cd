import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import classes from './light-button.module.css'

interface LightButtonProps extends ComponentProps<'button'> {
  size?: 'md' | 'lg'
  /** While a call runs; pressing does nothing more, which is up to `onClick`. */
  busy?: boolean
}

/**
 * The one main act of a page that is to be there at once: the look of the theme's filled button without its code.
 * Everywhere else buttons are Mantine's.
 */
export function LightButton({ size = 'md', busy = false, children, ...button }: LightButtonProps) {
  return (
    <button type="button" {...button} className={classes.root} data-size={size} aria-busy={busy}>
      {busy ? <span className={classes.spinner} aria-hidden /> : null}
      <span className={classes.content}>{children}</span>
    </button>
  )
}

/** The same as a link. */
export const LightButtonLink = createLink(({ size = 'md', ...link }: ComponentProps<'a'> & { size?: 'md' | 'lg' }) => (
  <a {...link} className={classes.root} data-size={size}>
    {link.children}
  </a>
))
