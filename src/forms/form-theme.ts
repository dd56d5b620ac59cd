import type { FormTemplates } from '@captive/form-engine/react'
import type { RegistryWidgetsType } from '@rjsf/utils'
import { OptionalTemplate } from './sections/optional-template.tsx'
import { MainSectionTemplate } from './sections/main-section-template.tsx'
import { FieldTemplate } from './templates/field-template.tsx'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './templates/array-templates.tsx'
import { SectionTemplate } from './templates/section-template.tsx'
import { CalculatedWidget } from './widgets/calculated-widget.tsx'
import { CalendarWidget } from './widgets/calendar-widget.tsx'
import { CheckboxListWidget } from './widgets/checkbox-list-widget.tsx'
import { CheckboxWidget } from './widgets/checkbox-widget.tsx'
import { ChoiceWidget } from './widgets/choice-widget.tsx'
import { FewChoicesWidget } from './widgets/few-choices-widget.tsx'
import { FileWidget } from './widgets/file-widget.tsx'
import { MaskedWidget } from './widgets/masked-widget.tsx'
import { PasswordWidget } from './widgets/password-widget.tsx'
import { RadioWidget } from './widgets/radio-widget.tsx'
import { TextareaWidget, TextWidget } from './widgets/text-widget.tsx'

/** The portal's widgets for the control kinds. */
export const widgets: RegistryWidgetsType = {
  TextWidget,
  EmailWidget: TextWidget,
  TextareaWidget,
  SelectWidget: ChoiceWidget,
  RadioWidget,
  DateWidget: CalendarWidget,
  CheckboxWidget,
  CheckboxesWidget: CheckboxListWidget,
  PasswordWidget,
  FileWidget,
  MaskedWidget,
  CalculatedWidget,
}

export const templates: FormTemplates = { FieldTemplate, SectionTemplate, ArrayFieldTemplate, ArrayFieldItemTemplate }

/** The widgets of a long form that is filled in section by section, often on a phone. */
export const widgetsInSections: RegistryWidgetsType = { ...widgets, SelectWidget: FewChoicesWidget }
export const templatesInSections: FormTemplates = { ...templates, MainSectionTemplate, OptionalTemplate }
