import { useMemo } from 'react'
import type { VisibleSection } from '../form/form.ts'
import { formParts } from '../session/form-parts.ts'
import { templatesOf, type Appearance } from './appearance.ts'
import { useScope } from './scope.ts'
import { Sections } from './sections.tsx'

/** A form drawn part by part, each in its template under the headings it belongs to. */
export function Parts({
  sections,
  appearance,
}: {
  readonly sections: readonly VisibleSection[]
  readonly appearance: Appearance
}) {
  const { session } = useScope()
  const parts = useMemo(() => formParts(sections), [sections])
  const { PartTemplate } = templatesOf(appearance.registry)
  if (!PartTemplate) return <Sections sections={sections} appearance={appearance} />
  return parts.flatMap((part) => [
    <Sections key={`${part.id} under`} sections={part.under} appearance={appearance} />,
    <PartTemplate key={part.id} part={part} id={session.fieldId({ key: part.id, item: null })}>
      <Sections sections={part.sections} headed={part.id} appearance={appearance} />
    </PartTemplate>,
  ])
}
