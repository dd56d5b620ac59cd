import type { ReactNode } from 'react'
import classes from './callout.module.css'
import { toneIcons, type Tone } from './tone.ts'

interface CalloutProps {
  tone: Tone
  title: string
  children?: ReactNode
  /** A link or button, `CallLink` for a severe loss. */
  action?: ReactNode
  /** The `aria-live` value: `polite`, or `assertive` for urgent messages. */
  live?: 'polite' | 'assertive'
}

/** A message on the page. Only `severe` has a filled background. */
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
