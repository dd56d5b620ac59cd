import { EngineForm, useFormState } from '@captive/form-engine/react'
import { focusElement, type FormSession } from '@captive/form-engine/session'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { DoubtStatus } from './doubt-status.tsx'
import { FormInParts } from './parts/form-in-parts.tsx'
import { templates, templatesInParts, widgets, widgetsInParts } from './form-theme.ts'
import { FormUploadsContext, type FormUploads } from './uploads/form-uploads.ts'

interface PortalFormProps {
  /** From `useFormAnswers`; also gives errors, validity and the answers. */
  session: FormSession
  disabled?: boolean
  /** Needed where the form has file controls. */
  uploads?: FormUploads | null
  /** A long form is filled in part by part. */
  inParts?: boolean
}

/**
 * A form of the engine with the portal's look. It shows the alert about contradicting dates by itself; the error
 * summary and the buttons are the page's.
 */
export function PortalForm({ session, disabled = false, uploads = null, inParts = false }: PortalFormProps) {
  return (
    <FormUploadsContext value={uploads}>
      {inParts ? (
        <FormInParts session={session}>
          <EngineForm session={session} widgets={widgetsInParts} templates={templatesInParts} disabled={disabled} />
        </FormInParts>
      ) : (
        <EngineForm session={session} widgets={widgets} templates={templates} disabled={disabled} />
      )}
      <DoubtStatus session={session} />
      <DateConflictAlert session={session} />
    </FormUploadsContext>
  )
}

/** Says why a date was cleared, then leads to it (AMB-128). */
function DateConflictAlert({ session }: { session: FormSession }) {
  const { conflict } = useFormState(session)
  const acknowledge = () => {
    session.dismissConflict()
    if (conflict === null) return
    const fieldId = session.fieldId({ key: conflict.key, item: null })
    requestAnimationFrame(() => focusElement(fieldId))
  }
  return (
    <ConfirmDialog
      opened={conflict !== null}
      title="Please check the dates"
      cancelLabel={null}
      onConfirm={acknowledge}
      onCancel={acknowledge}
    >
      {conflict?.message}
    </ConfirmDialog>
  )
}
