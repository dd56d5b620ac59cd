import { TroubleNote } from '../../../forms/trouble-note.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { WizardState } from '../wizard/wizard-state.ts'
import { isTyped } from '../wizard/submission.ts'
import { AnswersReview, type ChangeAnswer } from './answers-review.tsx'
import { DuplicateNote } from './duplicate-note.tsx'

interface CheckAnswersProps {
  state: WizardState
  onChange: ChangeAnswer
  /** Sends the report although others may tell of the same incident. */
  onAnother: () => void
}

/** Below the files of step 4: a last look at everything before it is sent, and what came of the last try. */
export function CheckAnswers({ state, onChange, onAnother }: CheckAnswersProps) {
  const { report, trouble, duplicates } = state
  if (!isTyped(report)) return null
  return (
    <>
      <SectionCard title="Check your answers" note="Private answers are dots until you show them." order={3} wide>
        <AnswersReview report={report} onChange={onChange} />
      </SectionCard>
      {duplicates.length > 0 ? (
        <DuplicateNote duplicates={duplicates} onAnother={onAnother} />
      ) : trouble === null ? null : (
        <TroubleNote title="Not sent yet. Everything you entered is kept.">
          <span>{`${trouble} Your claim cannot be counted twice.`}</span>
        </TroubleNote>
      )}
    </>
  )
}
