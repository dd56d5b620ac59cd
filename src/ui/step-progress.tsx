import { useId, type CSSProperties } from 'react'
import classes from './step-progress.module.css'

interface StepProgressProps {
  /** The name of the process, for example `Claim report`. */
  label: string
  steps: readonly string[]
  /** The current step, from 0; the number of steps when done. */
  current: number
  /** The progress in percent, from the caller. */
  percent: number
}

/** A progress line with steps, which becomes a double line when done. */
export function StepProgress({ label, steps, current, percent }: StepProgressProps) {
  const labelId = useId()
  const done = current >= steps.length
  const statusText = done ? `${label}: done` : `Step ${current + 1} of ${steps.length}: ${steps[current]}`
  return (
    <div className={classes.root} data-done={done || undefined}>
      <p className={classes.said} id={labelId}>
        {statusText}
      </p>
      <div
        className={classes.track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={statusText}
      >
        <div className={classes.line} style={{ '--share': percent / 100 } as CSSProperties} />
      </div>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classes.step}
            data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={classes.figure} aria-hidden>
              {index < current ? '✓' : index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
