export { afterPress } from './after-press.ts'
export { EngineForm, type EngineFormProps } from './engine-form.tsx'
export { formStore } from './form-scope.ts'
export { SectionsTemplate } from './sections-template.tsx'
export {
  controlOptions,
  type ControlOptions,
  type FormTemplates,
  type OptionalTemplateProps,
  type MainSectionTemplateProps,
  type SectionTemplateProps,
} from './theme.ts'
export { useFormAnswers, useFormState } from './use-form-answers.ts'
export { useMainSections, type MainSectionWithProgress } from './use-main-sections.ts'
