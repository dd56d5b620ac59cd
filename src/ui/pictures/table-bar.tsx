import type { CSSProperties, ReactNode } from 'react'
import classes from './table-bar.module.css'

/** A bar behind nothing and beside its figure, in a cell of a table: `share` is 0 to 1 of the largest in the column. */
export function TableBar({ share, children }: { share: number; children: ReactNode }) {
  return (
    <span className={classes.root}>
      <i style={{ '--share': Math.min(1, Math.max(0, share)) } as CSSProperties} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
