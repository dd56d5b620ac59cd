import { useMemo } from 'react'
import type { VisibleSection } from '../form/form.ts'
import { formParts } from '../session/form-parts.ts'
import { templatesOf, type Look } from './look.ts'
import { useScope } from './scope.ts'
import { Sections } from './sections.tsx'

/** A form drawn part by part, each in its template under the headings it belongs to. */
export function Parts({ sections, look }: { readonly sections: readonly VisibleSection[]; readonly look: Look }) {
  const { session } = useScope()
  const parts = useMemo(() => formParts(sections), [sections])
  const { PartTemplate } = templatesOf(look.registry)
  if (!PartTemplate) return <Sections sections={sections} look={look} />
  return parts.flatMap((part) => [
    <Sections key={`${part.id} under`} sections={part.under} look={look} />,
    <PartTemplate key={part.id} part={part} id={session.fieldId({ key: part.id, item: null })}>
      <Sections sections={part.sections} headed={part.id} look={look} />
    </PartTemplate>,
  ])
}
