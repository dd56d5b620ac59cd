import { VisuallyHidden } from '@mantine/core'
import { severeAnswers } from '@captive/form-engine/claim'
import { useFormState } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import { useMemo, type ReactNode } from 'react'

import { FieldNotesContext } from '../../../forms/field-notes.ts'
import { claimsLine } from '../claims-line.ts'
import { FormStep } from '../wizard/form-step.tsx'
import type { FindPlace } from './answer-here.ts'
import { quickAnswersOf } from './quick-answers.tsx'
import { SeverityAdvice } from './severity-advice.tsx'

interface LossInfoStepProps {
  session: FormSession
  attempts: number
  /** Stays the same. */
  findPlace: FindPlace
}

/** Step 3: the form that the server's definitions describe (WIZ-022), with quick answers, and the advice to call, under what they belong to. */
export function LossInfoStep({ session, attempts, findPlace }: LossInfoStepProps) {
  const { answers } = useFormState(session)
  const severe = JSON.stringify([...severeAnswers(session.form, answers)])
  const found = useMemo(() => JSON.parse(severe) as [key: string, reason: string][], [severe])
  const quick = useMemo(() => quickAnswersOf(session, findPlace), [session, findPlace])
  const notes = useMemo(
    () =>
      new Map<string, ReactNode>([
        ...quick,
        ...found.map(([key, reason]): [string, ReactNode] => [key, <SeverityAdvice key={key} reasons={[reason]} />]),
      ]),
    [quick, found],
  )
  const reasons = found.map(([, reason]) => reason)
  return (
    <FieldNotesContext value={notes}>
      <VisuallyHidden role="status">
        {reasons.length > 0 ? `Call ${claimsLine.number} at once. ${reasons.join('. ')}.` : ''}
      </VisuallyHidden>
      <FormStep session={session} attempts={attempts} inParts />
    </FieldNotesContext>
  )
}
