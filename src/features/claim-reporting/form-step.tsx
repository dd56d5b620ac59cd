import type { FormSession } from '@captive/form-engine/react'
import type { ReactNode } from 'react'

import { PortalForm } from '../../forms/portal-form.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'

interface FormStepProps {
  session: FormSession
  attempts: number
  /** What stands above the form. */
  children?: ReactNode
}

/** A step that is a form: what is missing, then what there is to say, then the fields. */
export function FormStep({ session, attempts, children }: FormStepProps) {
  return (
    <>
      <FormErrors session={session} attempts={attempts} />
      {children}
      <PortalForm session={session} />
    </>
  )
}
