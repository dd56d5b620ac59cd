import { formatPercent } from '../format/percent.ts'
import classes from './progress-line.module.css'
import { texts } from './texts.ts'

interface ProgressLineProps {
  /** What is in progress, for screen readers. */
  label: string
  /** From 0 to 1; undefined while unknown. */
  share: number | undefined
}

/** A progress bar for loading a file. */
export function ProgressLine({ label, share }: ProgressLineProps) {
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-label={label}
      {...(share !== undefined && {
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.round(share * 100),
      })}
    >
      <span className={classes.line} style={{ width: formatPercent(share ?? 0, 1) }} />
      <span className={classes.share}>{share === undefined ? texts.downloads.loading : formatPercent(share)}</span>
    </div>
  )
}
