import type { FormSession } from '@captive/form-engine/session'

import { PortalForm } from '../../../forms/portal-form.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'

interface FormStepProps {
  session: FormSession
  attempts: number
  inParts?: boolean
}

/** A step that is a form: what is missing, then the fields. */
export function FormStep({ session, attempts, inParts = false }: FormStepProps) {
  return (
    <>
      <FormErrors session={session} attempts={attempts} />
      <PortalForm session={session} inParts={inParts} />
    </>
  )
}
