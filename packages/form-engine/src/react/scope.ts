import { createContext, use } from 'react'
import type { ItemPlace } from '../session/field-place.ts'
import type { FormSession } from '../session/form-session.ts'

/** Whose answers the fields below read and write, and in which repeated item they stand. */
export interface Scope {
  readonly session: FormSession
  readonly item: ItemPlace | null
  /** The latest day that can be picked, yyyy-MM-dd. */
  readonly today: string
}

export const ScopeContext = createContext<Scope | null>(null)

/** The scope around a field. Throws outside an `EngineForm`. */
export function useScope(): Scope {
  const scope = use(ScopeContext)
  if (scope === null) throw new Error('A field of the form engine was rendered outside <EngineForm>.')
  return scope
}
