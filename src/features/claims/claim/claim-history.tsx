import type { Claim, ClaimNote } from '@captive/api-client/contract'

import { History, type HistoryEntry } from '../../../ui/history.tsx'
import classes from './claim.module.css'

/** The notes of a claim as entries of its history, in the order given. */
export const noteEntries = (notes: readonly ClaimNote[]): HistoryEntry[] =>
  notes.map(({ Subject, NoteEffDate, Notes }, at) => ({
    id: `note ${at}`,
    at: NoteEffDate,
    title: Subject,
    children: <p className={classes.note}>{Notes}</p>,
  }))

/** What happened to the claim besides its notes, by the day; in this order where it was one day. */
function milestones({ LossDate, LossType, ReportedDate, ClosedDate }: Claim): HistoryEntry[] {
  return [
    ...(ClosedDate === null ? [] : [{ id: 'closed', at: ClosedDate, title: 'Closed' }]),
    { id: 'reported', at: ReportedDate, title: 'Reported' },
    { id: 'loss', at: LossDate, title: `Loss: ${LossType}` },
  ]
}

/** The newest notes among the days that count in a claim's life. */
export function ClaimHistory({ claim, notes }: { claim: Claim; notes: readonly ClaimNote[] }) {
  return <History label="History of the claim" entries={[...noteEntries(notes), ...milestones(claim)]} />
}
