import type { FormStore } from '@captive/form-engine/store'

import { FormErrors } from '../../../forms/form-errors.tsx'
import type { OpenSection } from '../../../forms/sections/form-in-sections.tsx'
import { PortalForm } from '../../../forms/portal-form.tsx'

interface FormStepProps {
  store: FormStore
  attempts: number
  /** For a long form, which shows one section at a time on a phone. */
  openSection?: OpenSection
}

/** A step with a form: the error summary, then the fields. */
export function FormStep({ store, attempts, openSection }: FormStepProps) {
  return (
    <>
      <FormErrors store={store} attempts={attempts} />
      <PortalForm store={store} openSection={openSection} />
    </>
  )
}
