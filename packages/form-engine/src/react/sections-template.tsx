import type { ObjectFieldTemplateProps, Registry } from '@rjsf/utils'
import { getUiOptions } from '@rjsf/utils'
import { useSyncExternalStore, type ReactElement } from 'react'
import type { SectionLayout } from '../form/form.ts'
import { mainSections } from '../store/main-sections.ts'
import { scopeOf } from './form-scope.ts'
import { FieldsInRuns } from './fields-in-runs.tsx'
import { PlainSectionTemplate } from './plain-section.tsx'
import type { FormTemplates } from './theme.ts'

/**
 * rjsf's `ObjectFieldTemplate` for a form or an item of the engine. Arranges the fields in the sections of
 * `ui:options.sections`, and groups the sections by main section if the theme has a `MainSectionTemplate`.
 *
 * @example
 * const framed = { ObjectFieldTemplate: (props: ObjectFieldTemplateProps) => <section>{SectionsTemplate(props)}</section> }
 */
export function SectionsTemplate(props: ObjectFieldTemplateProps) {
  const { sections } = getUiOptions(props.uiSchema) as { readonly sections?: readonly SectionLayout[] }
  if (sections === undefined) return props.properties.map(({ content }) => content)
  const { MainSectionTemplate } = templatesOf(props.registry)
  const isItem = props.fieldPathId.path.length > 0
  if (!MainSectionTemplate || isItem)
    return sections.map((section) => <Section key={section.id} {...props} section={section} />)
  return mainSections(sections).flatMap((main) => [
    ...main.under.map((section) => <Section key={section.id} {...props} section={section} />),
    <MainSectionTemplate key={main.id} section={main} id={`${props.fieldPathId.$id}-${main.id}`}>
      {main.sections.map((section) => (
        <Section key={section.id} {...props} section={section} isHeaded={section.id === main.id} />
      ))}
    </MainSectionTemplate>,
  ])
}

/** The engine's templates in rjsf's registry. */
const templatesOf = (registry: Registry): FormTemplates => registry.templates

interface SectionProps extends ObjectFieldTemplateProps {
  readonly section: SectionLayout
  /** Whether the surrounding main section shows its heading. */
  readonly isHeaded?: boolean
}

/** One section and the errors of the section as a whole. */
function Section({ section, isHeaded = false, ...props }: SectionProps) {
  const { registry, fieldPathId, properties } = props
  const { store, messageAt } = scopeOf(registry)
  const { SectionTemplate = PlainSectionTemplate, OptionalTemplate } = templatesOf(registry)
  const messageNow = () => messageAt({ ...store.placeAt(fieldPathId.path), key: section.id })
  const error = useSyncExternalStore(store.subscribe, messageNow, messageNow)
  const id = `${fieldPathId.$id}-${section.id}`
  const title = isHeaded || section.continued ? '' : section.label
  const { TitleFieldTemplate } = registry.templates
  const heading = title !== '' && (
    <TitleFieldTemplate
      id={`${id}-title`}
      title={title}
      schema={props.schema}
      uiSchema={{ 'ui:level': section.level }}
      registry={registry}
    />
  )
  const contents = new Map(properties.map(({ name, content }) => [name, content]))
  const fields = section.fields.flatMap((name): ReactElement[] => {
    const content = contents.get(name)
    return content ? [content] : []
  })
  return (
    <SectionTemplate
      id={id}
      title={title}
      heading={heading}
      level={section.level}
      {...(error !== undefined && { error })}
    >
      {OptionalTemplate ? <FieldsInRuns {...props} id={id} names={section.fields} contents={contents} /> : fields}
    </SectionTemplate>
  )
}
