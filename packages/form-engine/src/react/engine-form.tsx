import { useMemo, useSyncExternalStore } from 'react'
import type { ItemPlace } from '../session/field-place.ts'
import type { FormSession } from '../session/form-session.ts'
import { Parts } from './parts.tsx'
import { ScopeContext } from './scope.ts'
import { Sections } from './sections.tsx'
import type { FormTemplates, FormWidgets } from './theme.ts'

export interface EngineFormProps {
  readonly session: FormSession
  /** Widgets in place of rjsf's plain ones. Keep the same object: a new one renders every field anew. */
  readonly widgets?: FormWidgets
  readonly templates?: FormTemplates
  readonly disabled?: boolean
  readonly readonly?: boolean
}

const noWidgets: FormWidgets = {}
const noTemplates: FormTemplates = {}
const inTheForm: ItemPlace | null = null

/**
 * A form of the engine, filled in through its session. Renders anew only when a control appears or goes.
 *
 * @example
 * const session = new FormSession(form, { c101: 'Ace' })
 * const Report = () => <EngineForm session={session} widgets={widgets} templates={templates} />
 */
export function EngineForm(props: EngineFormProps) {
  const { session, widgets = noWidgets, templates = noTemplates, disabled = false, readonly = false } = props
  const visibleNow = () => session.state().visible
  const visible = useSyncExternalStore(session.subscribe, visibleNow, visibleNow)
  const Draw = templates.PartTemplate ? Parts : Sections
  const scope = useMemo(() => ({ session, item: inTheForm }), [session])
  return (
    <ScopeContext value={scope}>
      <Draw
        sections={visible.sections}
        widgets={widgets}
        templates={templates}
        disabled={disabled}
        readonly={readonly}
      />
    </ScopeContext>
  )
}
