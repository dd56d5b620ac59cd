import type { ReactNode } from 'react'
import classes from './status-badge.module.css'
import { toneIcons, type Tone } from './tone.ts'

/** The state of one thing, as an icon and a word. Both speak; the hue only helps. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const ToneIcon = toneIcons[tone]
  return (
    <span className={classes.root} data-tone={tone}>
      <ToneIcon size={18} stroke={2} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
