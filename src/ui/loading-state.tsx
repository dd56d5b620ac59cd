import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './loading-state.module.css'

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
          {shape === 'fields' ? <Skeleton className={classes.label ?? ''} /> : null}
          <Skeleton className={classes.line ?? ''} />
        </div>
      ))}
    </div>
  )
}
