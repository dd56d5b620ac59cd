import { useSyncExternalStore } from 'react'

import { TroubleNote } from '../../../forms/trouble-note.tsx'
import { FilesMissing } from '../../../forms/uploads/files-missing.tsx'
import { UploadField } from '../../../forms/uploads/upload-field.tsx'
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { WizardState } from '../wizard/claim-wizard.ts'
import type { StepNumber } from '../wizard/steps.ts'
import { isTyped } from '../wizard/submission.ts'
import { DuplicateNote } from './duplicate-note.tsx'
import { AnswersReview } from './answers-review.tsx'

interface UploadStepProps {
  state: WizardState
  uploads: UploadQueue
  onChange: (step: StepNumber, fieldId?: string) => void
  /** Sends the report although others may tell of the same incident. */
  onAnother: () => void
}

/** Step 4: files, and a last look at the answers before they are sent. */
export function UploadStep({ state, uploads, onChange, onAnother }: UploadStepProps) {
  const { report, attempts, unreachable, duplicates, phase } = state
  const waiting = useSyncExternalStore(uploads.subscribe, () => uploads.waiting())
  if (!isTyped(report)) return null
  return (
    <>
      {attempts > 0 && waiting ? (
        <FilesMissing key={attempts} />
      ) : duplicates.length > 0 ? (
        <DuplicateNote duplicates={duplicates} onAnother={onAnother} />
      ) : unreachable ? (
        <TroubleNote title="Not sent yet. Everything you entered is kept.">
          The server could not be reached. Nothing is lost: press Submit again when the connection is back. Your claim
          cannot be counted twice.
        </TroubleNote>
      ) : null}
      <SectionCard title="Photos and documents" note="If you have any. You can send more later." order={3} wide>
        <UploadField queue={uploads} disabled={phase === 'submitting'} />
      </SectionCard>
      <SectionCard title="Check your answers" note="Private answers are dots until you show them." order={3} wide>
        <AnswersReview report={report} onChange={onChange} />
      </SectionCard>
    </>
  )
}
