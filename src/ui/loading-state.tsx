import classes from './loading-state.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface LoadingStateProps {
  /** What is loading, said to a screen reader: 'Loading companies'. */
  label: string
  /** The outline of what will come, so that nothing jumps when it does. */
  shape?: 'text' | 'fields' | 'rows'
  count?: number
}

/** A quiet outline of what is on its way. */
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
