import type { ReactNode } from 'react'
import classes from './status-badge.module.css'
import { toneIcons, type Tone } from './tone.ts'

/** A status as an icon and a word, so that it does not depend on color. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const ToneIcon = toneIcons[tone]
  return (
    <span className={classes.root} data-tone={tone}>
      <ToneIcon size={18} stroke={2} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
