import type { Claim, ClaimMessage, ClaimNote } from '@captive/api-client/contract'

import { Timeline, type TimelineEntry } from '../../../ui/timeline.tsx'
import { texts } from '../texts.ts'
import classes from './claim.module.css'

/** Timeline entries for the notes of a claim, in the given order. */
export const noteEntries = (notes: readonly ClaimNote[]): TimelineEntry[] =>
  notes.map(({ Subject, NoteEffDate, Notes }, at) => ({
    id: `note ${at}`,
    at: NoteEffDate,
    title: Subject,
    children: <p className={classes.note}>{Notes}</p>,
  }))

/** Loss, report and closure, newest first. Entries of the same day keep this order. */
function milestones({ LossDate, LossType, ReportedDate, ClosedDate }: Claim): TimelineEntry[] {
  return [
    ...(ClosedDate === null ? [] : [{ id: 'closed', at: ClosedDate, title: texts.claim.timeline.closed }]),
    ...(ReportedDate === null ? [] : [{ id: 'reported', at: ReportedDate, title: texts.claim.timeline.reported }]),
    { id: 'loss', at: LossDate, title: texts.claim.timeline.loss(LossType) },
  ]
}

/** Timeline entries for the messages and files that users sent about a claim. */
const messageEntries = (messages: readonly ClaimMessage[]): TimelineEntry[] =>
  messages.map(({ Id, SentAt, SentBy, SentTo, Subject, Body, Files }) => ({
    id: Id,
    at: SentAt,
    title: texts.claim.actions.sentTo(Subject, SentTo),
    who: SentBy,
    children: (
      <>
        {Body === '' ? null : <p className={classes.note}>{Body}</p>}
        {Files.length === 0 ? null : <p>{texts.claim.actions.sentFiles(Files)}</p>}
      </>
    ),
  }))

interface ClaimTimelineProps {
  claim: Claim
  notes: readonly ClaimNote[]
  messages: readonly ClaimMessage[]
}

/** A timeline of the given notes and messages, and the milestones of a claim. */
export function ClaimTimeline({ claim, notes, messages }: ClaimTimelineProps) {
  const entries = [...noteEntries(notes), ...messageEntries(messages), ...milestones(claim)]
  return <Timeline label={texts.claim.timeline.label} entries={entries} />
}
