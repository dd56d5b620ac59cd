import type { FormSession } from '@captive/form-engine/session'

import { PortalForm } from '../../../forms/portal-form.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'

/** A step that is a form: what is missing, then the fields. */
export function FormStep({ session, attempts }: { session: FormSession; attempts: number }) {
  return (
    <>
      <FormErrors session={session} attempts={attempts} />
      <PortalForm session={session} />
    </>
  )
}
