import type { CSSProperties } from 'react'
import classes from './chart.module.css'
import { seriesColor } from './figures.ts'

/** The color of a series. */
export function Swatch({ at, hatched }: { at: number; hatched: boolean | undefined }) {
  return (
    <i
      className={classes.swatch}
      data-hatched={hatched || undefined}
      style={{ '--series': seriesColor(at) } as CSSProperties}
      aria-hidden
    />
  )
}
