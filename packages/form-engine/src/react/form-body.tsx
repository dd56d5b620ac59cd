import type { FieldProps } from '@rjsf/utils'
import { useMemo, useSyncExternalStore } from 'react'
import { templatesOf } from './appearance.ts'
import { Parts } from './parts.tsx'
import { useScope } from './scope.ts'
import { Sections } from './sections.tsx'

/**
 * Stands in rjsf's registry in place of its SchemaField, and renders what shows straight from the session: no defaults
 * to work out, no branches to resolve, no comparing of whole trees.
 */
export function FormBody({ registry, disabled = false, readonly = false }: FieldProps) {
  const { session } = useScope()
  const visibleNow = () => session.state().visible
  const { sections } = useSyncExternalStore(session.subscribe, visibleNow, visibleNow)
  const appearance = useMemo(() => ({ registry, disabled, readonly }), [registry, disabled, readonly])
  const Draw = templatesOf(registry).PartTemplate ? Parts : Sections
  return <Draw sections={sections} appearance={appearance} />
}
