import type { PartProgress } from '@captive/form-engine/session'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'

import classes from './parts.module.css'

/** How far a part is, in words: what it still needs, or that it needs nothing. */
function partState({ required, answered, missing, wrong }: PartProgress): string {
  if (wrong > 0) return `${wrong} to correct`
  if (missing > 0) return answered > 0 ? `${missing} missing` : 'To do'
  return required > 0 || answered > 0 ? 'Done' : 'Optional'
}

/** The same as a mark and a word. */
export function PartState({ progress }: { progress: PartProgress }) {
  const words = partState(progress)
  return (
    <span className={classes.state} data-state={words === 'Done' ? 'done' : progress.wrong > 0 ? 'wrong' : 'open'}>
      {words === 'Done' ? <IconCheck size={16} stroke={2.25} aria-hidden /> : null}
      {progress.wrong > 0 ? <IconAlertCircle size={16} stroke={2.25} aria-hidden /> : null}
      <span>{words}</span>
    </span>
  )
}
