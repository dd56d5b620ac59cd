import { useMemo, useState, useSyncExternalStore } from 'react'
import type { VisibleSection } from '../form/form.ts'
import { plainSchemaOf, uiSchemaOf } from '../form/ui-schema.ts'
import type { FormControl } from '../kinds/control.ts'
import { isUnanswered } from '../kinds/check-answer.ts'
import type { Look } from './look.ts'
import { useScope } from './scope.ts'
import { SectionForm } from './section-form.tsx'

/** One optional question is read faster than a button that hides it. */
const worthHiding = 2

/** The fields of a section, those that must be answered first; the others in a template that may keep them closed. */
export function NeededFirst({ id, section, look }: { id: string; section: VisibleSection; look: Look }) {
  const { session, item } = useScope()
  const { needed, optional } = useMemo(() => split(section.controls), [section.controls])
  // Opened by a condition: an optional question that was not there when the section first showed.
  const [first] = useState(optional)
  const hasNew = optional.some((control) => !first.includes(control))
  const isInUse = () =>
    optional.some((control) => {
      const place = { key: control.key, item }
      return !isUnanswered(control, session.value(place)) || session.message(place) !== undefined
    })
  const inUse = useSyncExternalStore(session.subscribe, isInUse, isInUse)
  const { OptionalTemplate } = look.templates
  if (!OptionalTemplate) return <SectionForm schema={section.schema} uiSchema={section.uiSchema} {...look} />
  // Both stay where they are while questions come and go: a field that moved to another form would lose focus.
  return (
    <>
      {needed.length === 0 ? null : <Fields controls={needed} look={look} />}
      {optional.length === 0 ? null : (
        <OptionalTemplate
          id={`${id}-optional`}
          count={optional.length}
          closable={needed.length > 0 && optional.length >= worthHiding}
          inUse={inUse || hasNew}
        >
          <Fields controls={optional} look={look} />
        </OptionalTemplate>
      )}
    </>
  )
}

function Fields({ controls, look }: { controls: readonly FormControl[]; look: Look }) {
  const schemas = useMemo(() => ({ schema: plainSchemaOf(controls), uiSchema: uiSchemaOf(controls) }), [controls])
  return <SectionForm {...schemas} {...look} />
}

function split(controls: readonly FormControl[]) {
  const isNeeded = ({ required, readOnly }: FormControl) => required || readOnly
  return { needed: controls.filter(isNeeded), optional: controls.filter((control) => !isNeeded(control)) }
}
