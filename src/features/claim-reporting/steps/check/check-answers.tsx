import { FailureNote } from '../../../../forms/failure-note.tsx'
import { SectionCard } from '../../../../ui/section-card.tsx'
import { isTyped } from '../../model/report/submission.ts'
import type { NotSent, WizardState } from '../../model/wizard/wizard-state.ts'
import { AnswersReview, type ChangeAnswer } from './answers-review.tsx'
import { DuplicateNote } from './duplicate-note.tsx'
import { texts } from './texts.ts'

interface CheckAnswersProps {
  state: WizardState
  onChange: ChangeAnswer
  /** Sends the report although it may be a duplicate. */
  onAnother: () => void
}

/** The part of step 4 below the files: all answers to be sent, and why the last Submit did not send them. */
export function CheckAnswers({ state, onChange, onAnother }: CheckAnswersProps) {
  const { report, notSent } = state
  if (!isTyped(report)) return null
  return (
    <>
      <SectionCard title={texts.review.title} note={texts.review.note} order={3} wide>
        <AnswersReview report={report} onChange={onChange} />
      </SectionCard>
      {notSent ? <NotSentNote notSent={notSent} onAnother={onAnother} /> : null}
    </>
  )
}

function NotSentNote({ notSent, onAnother }: { notSent: NotSent; onAnother: () => void }) {
  if (notSent.reason === 'duplicates') return <DuplicateNote duplicates={notSent.duplicates} onAnother={onAnother} />
  return (
    <FailureNote title={texts.notSent.title}>
      <span>{texts.notSent.message(notSent.message)}</span>
    </FailureNote>
  )
}
