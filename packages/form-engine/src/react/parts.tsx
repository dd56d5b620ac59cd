import { useMemo } from 'react'
import type { VisibleSection } from '../form/form.ts'
import { formParts } from '../session/form-parts.ts'
import type { Look } from './look.ts'
import { useScope } from './scope.ts'
import { Sections } from './sections.tsx'

/** A form drawn part by part, each in its template under the headings it belongs to. */
export function Parts({ sections, ...look }: Look & { readonly sections: readonly VisibleSection[] }) {
  const { session } = useScope()
  const parts = useMemo(() => formParts(sections), [sections])
  const { PartTemplate } = look.templates
  if (!PartTemplate) return <Sections sections={sections} {...look} />
  return parts.flatMap((part) => [
    <Sections key={`${part.id} under`} sections={part.under} {...look} />,
    <PartTemplate key={part.id} part={part} id={session.fieldId({ key: part.id, item: null })}>
      <Sections sections={part.sections} headed={part.id} {...look} />
    </PartTemplate>,
  ])
}
