import { useEffect, useRef } from 'react'

import { Callout } from '../../ui/callout.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { AnswersReview } from './answers-review.tsx'
import { filesNotReady, type WizardState } from './claim-wizard.ts'
import { messages } from './messages.ts'
import type { StepNumber } from './steps.ts'
import { isTyped } from './submission.ts'
import { UploadField } from './upload-field.tsx'
import type { UploadQueue } from './upload-queue.ts'

interface UploadStepProps {
  state: WizardState
  uploads: UploadQueue
  onChange: (step: StepNumber) => void
}

/** Step 4: files, and a last look at the answers before they are sent. */
export function UploadStep({ state, uploads, onChange }: UploadStepProps) {
  const { report, attempts, unreachable, phase } = state
  const trouble = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // And so into sight: whoever pressed Submit may be far down the page.
    if (attempts > 0 || unreachable) trouble.current?.focus()
  }, [attempts, unreachable])
  if (!isTyped(report)) return null
  return (
    <>
      {attempts > 0 ? (
        <div ref={trouble} tabIndex={-1}>
          <Callout tone="warning" title="Not all files are there yet" live="assertive">
            {filesNotReady}
          </Callout>
        </div>
      ) : unreachable ? (
        <div ref={trouble} tabIndex={-1}>
          <Callout tone="warning" title={messages.reportFailed} live="assertive">
            The server could not be reached. Nothing is lost: press Submit again when the connection is back. Your claim
            cannot be counted twice.
          </Callout>
        </div>
      ) : null}
      <SectionCard title="Photos and documents" note="If you have any. You can send more later." order={3} wide>
        <UploadField queue={uploads} disabled={phase === 'submitting'} />
      </SectionCard>
      <SectionCard title="Check your answers" note="Private answers are shown as dots." order={3} wide>
        <AnswersReview report={report} onChange={onChange} />
      </SectionCard>
    </>
  )
}
