import { useSyncExternalStore } from 'react'
import type { VisibleSection } from '../form/form.ts'
import { Fields } from './fields.tsx'
import { templatesOf, titleOf, type Look } from './look.ts'
import { NeededFirst } from './needed-first.tsx'
import { PlainSectionTemplate } from './plain-templates.tsx'
import { RepeatedSection } from './repeated-section.tsx'
import { useScope } from './scope.ts'

interface SectionsProps {
  readonly look: Look
  readonly sections: readonly VisibleSection[]
  /** The section whose heading stands around it already. */
  readonly headed?: string
}

/** Sections one below the other, each in its template. */
export function Sections({ sections, headed, look }: SectionsProps) {
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
          look={look}
          renderItem={(inside) => <Sections sections={inside.sections} look={look} />}
        />
      )
    }
    const title = section.id === headed ? '' : titleOf(section, item)
    return <Section key={section.id} id={id} title={title} section={section} look={look} />
  })
}

/** A section whose fields stand in the form once; what is wrong with it as a whole stands in its template. */
function Section({
  id,
  title,
  section,
  look,
}: {
  readonly id: string
  readonly title: string
  readonly section: VisibleSection
  readonly look: Look
}) {
  const { session, item } = useScope()
  const { SectionTemplate = PlainSectionTemplate, OptionalTemplate } = templatesOf(look.registry)
  const messageNow = () => session.message({ key: section.id, item })
  const error = useSyncExternalStore(session.subscribe, messageNow, messageNow)
  return (
    <SectionTemplate
      id={id}
      title={title}
      level={section.level}
      fields={section.controls.length}
      {...(error !== undefined && { error })}
    >
      {OptionalTemplate ? (
        <NeededFirst id={id} section={section} look={look} OptionalTemplate={OptionalTemplate} />
      ) : (
        <Fields controls={section.controls} look={look} />
      )}
    </SectionTemplate>
  )
}
