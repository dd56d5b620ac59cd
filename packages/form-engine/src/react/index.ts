export { EngineForm, type EngineFormProps } from './engine-form.tsx'
export { fieldName, type FieldPlace, type ItemPlace } from './field-place.ts'
export { FormSession, type FormSessionOptions, type ServerError } from './form-session.ts'
export type { FormState, ShownError } from './form-state.ts'
export type {
  ControlWidgetOptions,
  ControlWidgetProps,
  FormTemplates,
  FormWidgets,
  RepeatedItemView,
  RepeatedSectionTemplateProps,
  SectionTemplateProps,
} from './theme.ts'
export { useFormAnswers, useFormState } from './use-form-answers.ts'
export { widgetNameOf, type WidgetName } from './widget-names.ts'
