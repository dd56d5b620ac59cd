import type { CSSProperties, ReactNode } from 'react'
import classes from './table-bar.module.css'

/** A bar beside a figure in a table cell. `share` is relative to the largest value of the column, from 0 to 1. */
export function TableBar({ share, children }: { share: number; children: ReactNode }) {
  return (
    <span className={classes.root}>
      <i style={{ '--share': Math.min(1, Math.max(0, share)) } as CSSProperties} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
