import classes from './loading-state.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface LoadingStateProps {
  /** The message for screen readers, for example `Loading companies`. */
  label: string
  /** The shape of the skeleton, to avoid layout shifts. */
  shape?: 'text' | 'fields' | 'rows'
  count?: number
}

/** A loading skeleton. */
export function LoadingState({ label, shape = 'text', count = 3 }: LoadingStateProps) {
  return (
    <div className={classes.root} data-shape={shape} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.item} aria-hidden>
          {shape === 'fields' ? <div className={`${classes.bone} ${classes.label}`} /> : null}
          <div className={`${classes.bone} ${classes.line}`} />
        </div>
      ))}
    </div>
  )
}
