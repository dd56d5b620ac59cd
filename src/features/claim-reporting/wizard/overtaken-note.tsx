import { Button } from '@mantine/core'

import { formatDate, formatTime } from '../../../format/date.ts'
import { Callout } from '../../../ui/callout.tsx'
import type { AnswerChange } from './answer-changes.ts'
import type { ClaimWizard } from './claim-wizard.ts'
import type { Overtaken } from './wizard-state.ts'
import classes from './overtaken-note.module.css'

interface OvertakenNoteProps {
  overtaken: Overtaken
  wizard: Pick<ClaimWizard, 'takeNewer' | 'keepMine'>
}

export const overtakenNoteId = 'overtaken-report'

/** Why the report here is not saved. */
export function whoWentOn({ newer }: Overtaken): string {
  if (newer === null) return 'This report is not kept any more'
  return newer.own ? 'You went on with this report in another window' : `${newer.savedBy} went on with this report`
}

/** Two filled in one report: what the other one changed, and whether to go on with that or apart. */
export function OvertakenNote(props: OvertakenNoteProps) {
  return (
    <div id={overtakenNoteId} tabIndex={-1}>
      <Note {...props} />
    </div>
  )
}

function Note({ overtaken, wizard }: OvertakenNoteProps) {
  const { newer, changes } = overtaken
  const title = whoWentOn(overtaken)
  const keepMine = (
    <Button variant={newer ? 'subtle' : 'default'} onClick={() => void wizard.keepMine()}>
      Keep mine as another report
    </Button>
  )
  if (newer === null)
    return (
      <Callout tone="warning" title={title} live="assertive" action={keepMine}>
        It was sent or discarded meanwhile. What stands here is not saved.
      </Callout>
    )
  return (
    <Callout
      tone="warning"
      title={title}
      live="assertive"
      action={
        <div className={classes.actions}>
          <Button onClick={() => wizard.takeNewer()}>Go on with the newer one</Button>
          {keepMine}
        </div>
      }
    >
      <p>{`Saved ${formatDate(newer.savedAt)}, ${formatTime(newer.savedAt)}. What stands here differs from it and is not saved.`}</p>
      {changes.length > 0 ? <Changes changes={changes} /> : null}
    </Callout>
  )
}

function Changes({ changes }: { changes: readonly AnswerChange[] }) {
  return (
    <dl className={classes.changes}>
      {changes.map(({ label, mine, newer }, index) => (
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd>
            <span>{`${newer ?? 'No answer'} `}</span>
            <span className={classes.mine}>{`(here: ${mine ?? 'no answer'})`}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
