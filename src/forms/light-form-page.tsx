import { EngineForm } from '@captive/form-engine/react'
import type { RegistryWidgetsType } from '@rjsf/utils'

import type { FormFieldsProps } from './form-body.tsx'
import { FormFrame, type FormFrameProps } from './form-frame.tsx'
import { FieldTemplate } from './templates/field-template.tsx'
import { SectionTemplate } from './templates/section-template.tsx'
import { PasswordWidget } from './widgets/password-widget.tsx'
import { TextareaWidget, TextWidget } from './widgets/text-widget.tsx'

/** Widgets by the names that control kinds use. */
export const lightWidgets: RegistryWidgetsType = { TextWidget, EmailWidget: TextWidget, TextareaWidget, PasswordWidget }
const templates = { FieldTemplate, SectionTemplate }

/** A `FormPage` for text fields only, without the code for dates, lists and files. */
export function LightFormPage<Receipt>(props: Omit<FormFrameProps<Receipt>, 'Fields'>) {
  return <FormFrame {...props} Fields={LightFields} />
}

function LightFields({ store, disabled }: FormFieldsProps) {
  return <EngineForm store={store} widgets={lightWidgets} templates={templates} disabled={disabled} />
}
