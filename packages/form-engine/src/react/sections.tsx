import { useSyncExternalStore } from 'react'
import type { VisibleSection } from '../form/form.ts'
import { Fields } from './fields.tsx'
import { templatesOf, titleOf, type Appearance } from './appearance.ts'
import { FieldsInOrder } from './fields-in-order.tsx'
import { PlainSectionTemplate } from './plain-templates.tsx'
import { RepeatedSection } from './repeated-section.tsx'
import { useScope } from './scope.ts'

interface SectionsProps {
  readonly appearance: Appearance
  readonly sections: readonly VisibleSection[]
  /** The section whose heading stands around it already. */
  readonly headed?: string
}

/** Sections one below the other, each in its template. */
export function Sections({ sections, headed, appearance }: SectionsProps) {
  const { session, item } = useScope()
  return sections.map((section) => {
    const id = session.fieldId({ key: section.id, item })
    if (section.items !== null && section.container !== null) {
      const { key } = section.container
      return (
        <RepeatedSection
          key={section.id}
          id={id}
          title={section.id === headed ? '' : titleOf(section, null)}
          sectionKey={key}
          section={section}
          items={section.items}
          appearance={appearance}
          renderItem={(inside) => <Sections sections={inside.sections} appearance={appearance} />}
        />
      )
    }
    const title = section.id === headed ? '' : titleOf(section, item)
    return <Section key={section.id} id={id} title={title} section={section} appearance={appearance} />
  })
}

/** A section whose fields stand in the form once; what is wrong with it as a whole stands in its template. */
function Section({
  id,
  title,
  section,
  appearance,
}: {
  readonly id: string
  readonly title: string
  readonly section: VisibleSection
  readonly appearance: Appearance
}) {
  const { session, item } = useScope()
  const { SectionTemplate = PlainSectionTemplate, OptionalTemplate } = templatesOf(appearance.registry)
  const messageNow = () => session.message({ key: section.id, item })
  const error = useSyncExternalStore(session.subscribe, messageNow, messageNow)
  return (
    <SectionTemplate id={id} title={title} level={section.level} {...(error !== undefined && { error })}>
      {OptionalTemplate ? (
        <FieldsInOrder id={id} section={section} appearance={appearance} OptionalTemplate={OptionalTemplate} />
      ) : (
        <Fields controls={section.controls} appearance={appearance} />
      )}
    </SectionTemplate>
  )
}
