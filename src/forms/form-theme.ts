import type { FormTemplates, FormWidgets } from '@captive/form-engine/react'
import { OptionalTemplate } from './parts/optional-template.tsx'
import { PartTemplate } from './parts/part-template.tsx'
import { FieldTemplate } from './templates/field-template.tsx'
import { RepeatedSectionTemplate } from './templates/repeated-section-template.tsx'
import { SectionTemplate } from './templates/section-template.tsx'
import { CalendarWidget } from './widgets/calendar-widget.tsx'
import { CheckboxWidget } from './widgets/checkbox-widget.tsx'
import { ChoiceWidget } from './widgets/choice-widget.tsx'
import { FewChoicesWidget } from './widgets/few-choices-widget.tsx'
import { FileWidget } from './widgets/file-widget.tsx'
import { MaskedWidget } from './widgets/masked-widget.tsx'
import { PasswordWidget } from './widgets/password-widget.tsx'
import { RadioWidget } from './widgets/radio-widget.tsx'
import { TextareaWidget, TextWidget } from './widgets/text-widget.tsx'

/** The portal's widget for each kind of control. */
export const widgets: FormWidgets = {
  TextWidget,
  EmailWidget: TextWidget,
  TextareaWidget,
  SelectWidget: ChoiceWidget,
  RadioWidget,
  DateWidget: CalendarWidget,
  CheckboxWidget,
  PasswordWidget,
  FileWidget,
  MaskedWidget,
}

export const templates: FormTemplates = { FieldTemplate, SectionTemplate, RepeatedSectionTemplate }

/** For a form that is filled in part by part, on a phone as likely as at a desk. */
export const widgetsInParts: FormWidgets = { ...widgets, SelectWidget: FewChoicesWidget }
export const templatesInParts: FormTemplates = { ...templates, PartTemplate, OptionalTemplate }
