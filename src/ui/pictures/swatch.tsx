import type { CSSProperties } from 'react'
import classes from './picture.module.css'
import { seriesColor } from './figures.ts'

/** The colour of a series beside its name. */
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
