import { VisuallyHidden } from '@mantine/core'
import { severeAnswers } from '@captive/form-engine/claim'
import { useFormState } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import { Fragment, useMemo } from 'react'

import { FieldNotesContext, type FieldNote } from '../../../forms/field-notes.ts'
import { claimsLine } from '../claims-line.ts'
import { FormStep } from '../wizard/form-step.tsx'
import type { FindPlace } from './answer-here.ts'
import { knownFindersOf, type FindKnown } from './known-finders.tsx'
import { quickAnswersOf } from './quick-answers.tsx'
import { SeverityAdvice } from './severity-advice.tsx'

interface LossInfoStepProps {
  session: FormSession
  /** That of step 2. */
  personal: FormSession
  attempts: number
  /** Both stay the same. */
  findPlace: FindPlace
  findKnown: FindKnown
}

/** Step 3: the form that the server's definitions describe (WIZ-022), with quick answers, and the advice to call, under what they belong to. */
export function LossInfoStep({ session, personal, attempts, findPlace, findKnown }: LossInfoStepProps) {
  const { answers } = useFormState(session)
  const severe = JSON.stringify([...severeAnswers(session.form, answers)])
  const found = useMemo(() => JSON.parse(severe) as [key: string, reason: string][], [severe])
  const standing = useMemo(
    () => [quickAnswersOf({ session, personal, findPlace }), knownFindersOf(session, findKnown)],
    [session, personal, findPlace, findKnown],
  )
  const notes = useMemo(() => {
    const advice = found.map(([key, reason]) => [key, <SeverityAdvice key={key} reasons={[reason]} />] as const)
    return together([...standing, new Map<string, FieldNote>(advice)])
  }, [standing, found])
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

/** All that is said under a field, one after the other. */
function together(notes: readonly ReadonlyMap<string, FieldNote>[]): ReadonlyMap<string, FieldNote> {
  const keys = new Set(notes.flatMap((each) => [...each.keys()]))
  return new Map(
    [...keys].map((key) => {
      const said = notes.map((each) => each.get(key))
      return [
        key,
        (fieldId: string) =>
          said.map((note, index) => (
            <Fragment key={index}>{typeof note === 'function' ? note(fieldId) : note}</Fragment>
          )),
      ]
    }),
  )
}
