import { EngineForm, useFormState } from '@captive/form-engine/react'
import { focusElement, type FormStore } from '@captive/form-engine/store'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { DoubtAnnouncer } from './doubt-announcer.tsx'
import { FormInSections, type OpenSection } from './sections/form-in-sections.tsx'
import { templates, templatesInSections, widgets, widgetsInSections } from './form-theme.ts'
import { useFormTexts } from './form-texts.ts'
import { FormUploadsContext, type FormUploads } from './uploads/form-uploads.ts'

interface PortalFormProps {
  /** From `useFormAnswers`; contains answers, errors and validity. */
  store: FormStore
  disabled?: boolean
  /** Required for forms with file controls. */
  uploads?: FormUploads | null
  /** The open section of a long form that is filled in section by section. */
  openSection?: OpenSection | undefined
}

/**
 * A form of the engine in the portal's theme, with the alert about conflicting dates. The page renders the error
 * summary and the buttons.
 */
export function PortalForm({ store, disabled = false, uploads = null, openSection }: PortalFormProps) {
  return (
    <FormUploadsContext value={uploads}>
      {openSection ? (
        <FormInSections store={store} openSection={openSection}>
          <EngineForm store={store} widgets={widgetsInSections} templates={templatesInSections} disabled={disabled} />
        </FormInSections>
      ) : (
        <EngineForm store={store} widgets={widgets} templates={templates} disabled={disabled} />
      )}
      <DoubtAnnouncer store={store} />
      <DateConflictAlert store={store} />
    </FormUploadsContext>
  )
}

/** Explains why a date was cleared, then moves focus to it (AMB-128). */
function DateConflictAlert({ store }: { store: FormStore }) {
  const { conflict } = useFormState(store)
  const texts = useFormTexts()
  const acknowledge = () => {
    store.dismissConflict()
    if (conflict === null) return
    const fieldId = store.fieldId({ key: conflict.key, item: null })
    requestAnimationFrame(() => focusElement(fieldId))
  }
  return (
    <ConfirmDialog
      opened={conflict !== null}
      title={texts.checkDates}
      cancelLabel={null}
      onConfirm={acknowledge}
      onCancel={acknowledge}
    >
      {conflict?.message}
    </ConfirmDialog>
  )
}
