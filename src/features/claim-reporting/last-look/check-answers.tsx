import { useSyncExternalStore } from 'react'

import { TroubleNote } from '../../../forms/trouble-note.tsx'
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts'
import type { WizardState } from '../wizard/wizard-state.ts'
import { isTyped } from '../wizard/submission.ts'
import { AnswersReview, type ChangeAnswer } from './answers-review.tsx'
import { DuplicateNote } from './duplicate-note.tsx'

export const checkTitle = 'Check your answers'

interface CheckAnswersProps {
  state: WizardState
  uploads: UploadQueue
  onChange: ChangeAnswer
  /** Sends the report although others may tell of the same incident. */
  onAnother: () => void
}

/** The second page of step 4: a last look at everything before it is sent. */
export function CheckAnswers({ state, uploads, onChange, onAnother }: CheckAnswersProps) {
  const { report, unreachable, duplicates } = state
  const files = useSyncExternalStore(uploads.subscribe, uploads.files)
  if (!isTyped(report)) return null
  return (
    <>
      {duplicates.length > 0 ? (
        <DuplicateNote duplicates={duplicates} onAnother={onAnother} />
      ) : unreachable ? (
        <TroubleNote title="Not sent yet. Everything you entered is kept.">
          The server could not be reached. Nothing is lost: press Submit again when the connection is back. Your claim
          cannot be counted twice.
        </TroubleNote>
      ) : null}
      <p>Private answers are dots until you show them.</p>
      <AnswersReview report={report} files={files} onChange={onChange} />
    </>
  )
}
