import type { VisibleSection } from '../form.ts'
import { titleOf, type Look } from './look.ts'
import { PlainSectionTemplate } from './plain-templates.tsx'
import { RepeatedSection } from './repeated-section.tsx'
import { useScope } from './scope.ts'
import { SectionForm } from './section-form.tsx'

/** Sections one below the other, each in its template. */
export function Sections({ sections, ...look }: Look & { readonly sections: readonly VisibleSection[] }) {
  const { session, item } = useScope()
  const SectionTemplate = look.templates.SectionTemplate ?? PlainSectionTemplate
  return sections.map((section) => {
    const id = session.fieldId({ key: section.id, item })
    if (section.items !== null && section.container !== null) {
      const { key } = section.container
      return (
        <RepeatedSection
          key={section.id}
          id={id}
          sectionKey={key}
          section={section}
          items={section.items}
          look={look}
          renderItem={(inside) => <Sections sections={inside.sections} {...look} />}
        />
      )
    }
    return (
      <SectionTemplate
        key={section.id}
        id={id}
        title={titleOf(section, item)}
        level={section.level}
        fields={section.controls.length}
      >
        {section.controls.length === 0 ? null : (
          <SectionForm schema={section.schema} uiSchema={section.uiSchema} {...look} />
        )}
      </SectionTemplate>
    )
  })
}
