import { useEffect, useRef, useSyncExternalStore } from 'react'

import { Callout } from '../../ui/callout.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { AnswersReview } from './answers-review.tsx'
import { filesNotReady, type WizardState } from './claim-wizard.ts'
import type { StepNumber } from './steps.ts'
import { isTyped } from './submission.ts'
import { UploadField } from './upload-field.tsx'
import type { UploadQueue } from './upload-queue.ts'

interface UploadStepProps {
  state: WizardState
  uploads: UploadQueue
  onChange: (step: StepNumber, fieldId?: string) => void
}

const filesMissing = { title: 'Not all files are there yet', text: filesNotReady }
const notSent = {
  title: 'Not sent yet. Everything you entered is kept.',
  text: 'The server could not be reached. Nothing is lost: press Submit again when the connection is back. Your claim cannot be counted twice.',
}

/** Step 4: files, and a last look at the answers before they are sent. */
export function UploadStep({ state, uploads, onChange }: UploadStepProps) {
  const { report, attempts, unreachable, phase } = state
  const files = useSyncExternalStore(uploads.subscribe, uploads.files)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // And so into sight: whoever pressed Submit may be far down the page.
    if (attempts > 0 || unreachable) note.current?.focus()
  }, [attempts, unreachable])
  const waiting = attempts > 0 && files.some(({ state: { kind } }) => kind !== 'done')
  const trouble = waiting ? filesMissing : unreachable ? notSent : null
  if (!isTyped(report)) return null
  return (
    <>
      {trouble ? (
        <div ref={note} tabIndex={-1}>
          <Callout tone="warning" title={trouble.title} live="assertive">
            {trouble.text}
          </Callout>
        </div>
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
