import { useFormState, type FormSession } from '@captive/form-engine/react'

import { FormStep } from './form-step.tsx'
import { reasonsToCall } from './severity.ts'
import { SeverityAdvice } from './severity-advice.tsx'

/** Step 3: the form that the server's definitions describe (WIZ-022), under the advice to call where it is due. */
export function LossInfoStep({ session, attempts }: { session: FormSession; attempts: number }) {
  const { answers } = useFormState(session)
  return (
    <FormStep session={session} attempts={attempts}>
      <SeverityAdvice reasons={reasonsToCall(session.form, answers)} />
    </FormStep>
  )
}
