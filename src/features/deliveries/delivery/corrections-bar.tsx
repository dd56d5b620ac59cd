import { Button } from '@mantine/core'

import { reasonOf } from '../../../api/call-failure.ts'
import { texts } from '../texts.ts'
import classes from './delivery.module.css'
import type { Corrections } from './use-corrections.ts'

/** A bar to send or discard the corrections. It stays in view while there are any. */
export function CorrectionsBar({ corrections }: { corrections: Corrections }) {
  const { isCorrected, isUnsaved, analysis, analyze, undo } = corrections
  if (!isUnsaved) return null
  return (
    <section className={classes.bar} aria-label={texts.corrections.label}>
      <p role="status">{isCorrected ? texts.corrections.made : texts.corrections.accepted}</p>
      {analysis.error ? (
        <p role="alert" className={classes.failed}>
          {`${texts.corrections.failed} ${reasonOf(analysis.error)}`}
        </p>
      ) : null}
      <div className={classes.buttons}>
        <Button variant="filled" loading={analysis.isPending} onClick={analyze}>
          {texts.corrections.analyze}
        </Button>
        <Button disabled={analysis.isPending} onClick={undo}>
          {texts.corrections.undo}
        </Button>
      </div>
    </section>
  )
}
