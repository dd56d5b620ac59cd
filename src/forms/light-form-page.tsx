import { EngineForm, type FormWidgets } from '@captive/form-engine/react'

import type { FormFieldsProps } from './form-body.tsx'
import { FormFrame, type FormFrameProps } from './form-frame.tsx'
import { FieldTemplate } from './templates/field-template.tsx'
import { SectionTemplate } from './templates/section-template.tsx'
import { PasswordWidget } from './widgets/password-widget.tsx'
import { TextareaWidget, TextWidget } from './widgets/text-widget.tsx'

/** By the names that kinds ask for. */
export const lightWidgets: FormWidgets = { TextWidget, EmailWidget: TextWidget, TextareaWidget, PasswordWidget }
const templates = { FieldTemplate, SectionTemplate }

/** A `FormPage` for texts alone, without the weight of dates, lists and files. */
export function LightFormPage<Receipt>(props: Omit<FormFrameProps<Receipt>, 'Fields'>) {
  return <FormFrame {...props} Fields={LightFields} />
}

function LightFields({ session, disabled }: FormFieldsProps) {
  return <EngineForm session={session} widgets={lightWidgets} templates={templates} disabled={disabled} />
}
