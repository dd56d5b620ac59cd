import { useSyncExternalStore } from 'react'
import { mainSections, sectionsProgress, type MainSection, type SectionProgress } from '../store/main-sections.ts'
import type { FormStore } from '../store/form-store.ts'

/** A main section and its progress. */
export interface MainSectionWithProgress extends MainSection {
  readonly progress: SectionProgress
}

/**
 * The visible main sections of the form with their progress. Rerenders when an answer is committed, not at each keystroke.
 *
 * @example
 * const store = new FormStore(form)
 * const Missing = () => useMainSections(store).map(({ id, title, progress }) => <p key={id}>{title}: {progress.missing}</p>)
 */
export function useMainSections(store: FormStore): MainSectionWithProgress[] {
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const progress = sectionsProgress(store)
  return mainSections(state.visible.sections).map((main) => ({ ...main, progress: progress.get(main.id)! }))
}
