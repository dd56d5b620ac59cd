import { useMemo, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { VisibleSection } from '../form/form.ts'
import type { FormControl } from '../kinds/control.ts'
import { isUnanswered } from '../kinds/check-answer.ts'
import { Fields } from './fields.tsx'
import type { Appearance } from './appearance.ts'
import { useScope } from './scope.ts'
import type { OptionalTemplateProps } from './theme.ts'

/** One or two optional questions are read faster than opened. */
const worthHiding = 3

interface NeededFirstProps {
  readonly id: string
  readonly section: VisibleSection
  readonly appearance: Appearance
  readonly OptionalTemplate: ComponentType<OptionalTemplateProps>
}

/** The fields of a section, those that must be answered first; the others in a template that may keep them closed. */
export function NeededFirst({ id, section, appearance, OptionalTemplate }: NeededFirstProps) {
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
  // Both stay where they are while questions come and go: a field that moved to another place would lose focus.
  return (
    <>
      {needed.length === 0 ? null : <Fields controls={needed} appearance={appearance} />}
      {optional.length === 0 ? null : (
        <OptionalTemplate
          id={`${id}-optional`}
          count={optional.length}
          closable={needed.length > 0 && optional.length >= worthHiding}
          inUse={inUse || hasNew}
        >
          <Fields controls={optional} appearance={appearance} />
        </OptionalTemplate>
      )}
    </>
  )
}

function split(controls: readonly FormControl[]) {
  const isNeeded = ({ required, readOnly }: FormControl) => required || readOnly
  return { needed: controls.filter(isNeeded), optional: controls.filter((control) => !isNeeded(control)) }
}
