import { useSyncExternalStore } from 'react'
import { formParts, partsProgress, type FormPart, type PartProgress } from '../session/form-parts.ts'
import type { FormSession } from '../session/form-session.ts'

/** A part and how far it is. */
export interface PartInView extends FormPart {
  readonly progress: PartProgress
}

/**
 * The parts of what shows, each with how far it is; renders anew when an answer is committed, not at each key stroke.
 *
 * @example
 * const session = new FormSession(form)
 * const Missing = () => useFormParts(session).map(({ id, title, progress }) => <p key={id}>{title}: {progress.missing}</p>)
 */
export function useFormParts(session: FormSession): PartInView[] {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  const progress = partsProgress(session)
  return formParts(state.visible.sections).map((part) => ({ ...part, progress: progress.get(part.id)! }))
}
