import { Button } from '@mantine/core'

import { formatDate, formatTime } from '../../../../format/date.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { keepAsSeparateReport, takeNewerVersion } from '../../model/wizard/open-draft.ts'
import type { Conflict } from '../../model/wizard/wizard-state.ts'
import type { Wizard } from '../../model/wizard/wizard.ts'
import { texts } from './texts.ts'
import classes from './conflict-note.module.css'

interface ConflictNoteProps {
  conflict: Conflict
  wizard: Wizard
}

const words = texts.conflict

export const conflictNoteId = 'draft-conflict'

/** Why the draft is not saved. */
export function conflictTitle({ newer }: Conflict): string {
  if (newer === null) return words.gone
  return newer.own ? words.own : words.others(newer.savedBy)
}

/** Two people changed one draft: shows the differences, and offers the newer version or a separate report. */
export function ConflictNote(props: ConflictNoteProps) {
  return (
    <div id={conflictNoteId} tabIndex={-1}>
      <Note {...props} />
    </div>
  )
}

function Note({ conflict, wizard }: ConflictNoteProps) {
  const { newer, differences } = conflict
  const title = conflictTitle(conflict)
  const keepMine = (
    <Button variant={newer ? 'subtle' : 'default'} onClick={() => void keepAsSeparateReport(wizard)}>
      {words.keepMine}
    </Button>
  )
  if (newer === null)
    return (
      <Callout tone="warning" title={title} live="assertive" action={keepMine}>
        {words.goneDetails}
      </Callout>
    )
  return (
    <Callout
      tone="warning"
      title={title}
      live="assertive"
      action={
        <div className={classes.actions}>
          <Button onClick={() => takeNewerVersion(wizard)}>{words.takeNewer}</Button>
          {keepMine}
        </div>
      }
    >
      <p>{words.details(formatDate(newer.savedAt), formatTime(newer.savedAt))}</p>
      {differences.length > 0 ? <Differences differences={differences} /> : null}
    </Callout>
  )
}

function Differences({ differences }: Pick<Conflict, 'differences'>) {
  return (
    <dl className={classes.differences}>
      {differences.map(({ label, mine, newer }, index) => (
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd>
            <span>{`${newer ?? words.noAnswer} `}</span>
            <span className={classes.mine}>{words.mine(mine)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
