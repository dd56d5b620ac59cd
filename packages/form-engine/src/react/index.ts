export { afterPress } from './after-press.ts'
export { EngineForm, type EngineFormProps } from './engine-form.tsx'
export type {
  ControlWidgetOptions,
  ControlWidgetProps,
  FormTemplates,
  FormWidgets,
  OptionalTemplateProps,
  PartTemplateProps,
  RepeatedItemView,
  RepeatedSectionTemplateProps,
  SectionTemplateProps,
} from './theme.ts'
export { useFormAnswers, useFormState } from './use-form-answers.ts'
export { useFormParts, type PartInView } from './use-form-parts.ts'
