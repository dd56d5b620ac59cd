import type { ReactNode } from 'react'
import classes from './callout.module.css'
import { toneIcons, type Tone } from './tone.ts'

interface CalloutProps {
  tone: Tone
  title: string
  children?: ReactNode
  /** What to do about it: one link or button, `CallLink` for a severe loss. */
  action?: ReactNode
  /** Read out when it appears: politely, or at once for what cannot wait. */
  live?: 'polite' | 'assertive'
}

/** A message that belongs to the page. `severe` is the only filled block in the portal, so it is never missed. */
export function Callout({ tone, title, children, action, live }: CalloutProps) {
  const ToneIcon = toneIcons[tone]
  const role = live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined
  return (
    <div className={classes.root} data-tone={tone} role={role}>
      <ToneIcon className={classes.icon} size={28} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {children ? <div className={classes.text}>{children}</div> : null}
      </div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  )
}
