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

interface FieldsInOrderProps {
  readonly id: string
  readonly section: VisibleSection
  readonly appearance: Appearance
  readonly OptionalTemplate: ComponentType<OptionalTemplateProps>
}

/** The fields of a section in the order of its definitions; each run of optional ones in a template that may keep it closed. */
export function FieldsInOrder({ id, section, appearance, OptionalTemplate }: FieldsInOrderProps) {
  const runs = useMemo(() => runsOf(section.controls), [section.controls])
  const hasNeeded = section.controls.some(isNeeded)
  return runs.map(({ key, controls, optional }) =>
    optional ? (
      <OptionalRun
        key={key}
        id={`${id}-${key.replace(' ', '-')}`}
        controls={controls}
        closable={hasNeeded && controls.length >= worthHiding}
        appearance={appearance}
        OptionalTemplate={OptionalTemplate}
      />
    ) : (
      <Fields key={key} controls={controls} appearance={appearance} />
    ),
  )
}

interface OptionalRunProps extends Pick<FieldsInOrderProps, 'id' | 'appearance' | 'OptionalTemplate'> {
  readonly controls: readonly FormControl[]
  readonly closable: boolean
}

function OptionalRun({ id, controls, closable, appearance, OptionalTemplate }: OptionalRunProps) {
  const { session, item } = useScope()
  // Opened by a condition: a question that was not there when the run first showed.
  const [first] = useState(controls)
  const hasNew = controls.some((control) => !first.includes(control))
  const isInUse = () =>
    controls.some((control) => {
      const place = { key: control.key, item }
      return !isUnanswered(control, session.value(place)) || session.message(place) !== undefined
    })
  const inUse = useSyncExternalStore(session.subscribe, isInUse, isInUse)
  return (
    <OptionalTemplate id={id} count={controls.length} closable={closable} inUse={inUse || hasNew}>
      <Fields controls={controls} appearance={appearance} />
    </OptionalTemplate>
  )
}

/** A control that is needed, or optional ones in a row. */
interface Run {
  /** Stays the same while others come and go: a field that moved to another place would lose focus. */
  readonly key: string
  readonly optional: boolean
  readonly controls: FormControl[]
}

function runsOf(controls: readonly FormControl[]): Run[] {
  const runs: Run[] = []
  let needed = ''
  for (const control of controls) {
    const last = runs.at(-1)
    if (isNeeded(control)) {
      needed = control.key
      runs.push({ key: needed, optional: false, controls: [control] })
    } else if (last?.optional) last.controls.push(control)
    else runs.push({ key: `after ${needed}`, optional: true, controls: [control] })
  }
  return runs
}

const isNeeded = ({ required, readOnly }: FormControl) => required || readOnly
