import { isUnanswered } from '../kinds/check-answer.ts'
import type { SectionLayout, VisibleSection } from '../form/form.ts'
import { fieldName, visibleFields } from './field-place.ts'
import type { FormStore } from './form-store.ts'
import type { FormState } from './form-state.ts'

/**
 * A section of the two outermost levels, with the sections inside it. On a phone, a long form shows one main section at
 * a time.
 */
export interface MainSection<Section extends SectionLayout = SectionLayout> {
  /** The id of its first section. */
  readonly id: string
  /** The heading; blank for questions before the first heading. */
  readonly title: string
  /** The headings of outer containers that contain no questions of their own. */
  readonly under: readonly Section[]
  readonly sections: readonly Section[]
}

/** The progress of a main section. Counts visible fields only. */
export interface SectionProgress {
  readonly required: number
  readonly answered: number
  /** Required fields without an answer. */
  readonly missing: number
  /** Fields with an invalid answer. */
  readonly wrong: number
}

/**
 * The visible main sections in order. Each visible section belongs to exactly one of them.
 *
 * @example
 * const titles = mainSections(form.visible(answers).sections).map(({ title }) => title)
 */
export function mainSections<Section extends SectionLayout>(sections: readonly Section[]): MainSection<Section>[] {
  const main: { id: string; title: string; under: Section[]; sections: Section[] }[] = []
  let under: Section[] = []
  for (const section of sections) {
    const { id, label, continued, level, fields } = section
    const isHeaded = label !== '' && !continued && level <= 2
    if (isHeaded && fields.length === 0 && level === 1) {
      under.push(section)
    } else if (isHeaded || main.length === 0 || under.length > 0) {
      main.push({ id, title: isHeaded ? label : '', under, sections: [section] })
      under = []
    } else {
      main.at(-1)!.sections.push(section)
    }
  }
  return main
}

/** The progress of each main section by id. Computed once per state of a store. */
export function sectionsProgress(store: FormStore): ReadonlyMap<string, SectionProgress> {
  const state = store.state()
  const known = counted.get(state)
  if (known) return known
  const progress = new Map(
    mainSections(state.visible.sections).map((main) => [main.id, progressOf(main, store, state)]),
  )
  counted.set(state, progress)
  return progress
}

const counted = new WeakMap<FormState, ReadonlyMap<string, SectionProgress>>()

function progressOf({ sections }: MainSection<VisibleSection>, store: FormStore, state: FormState): SectionProgress {
  const { form } = store
  const refused = new Set(state.errors.map(({ place }) => fieldName(place)))
  const progress = { required: 0, answered: 0, missing: 0, wrong: 0 }
  for (const place of visibleFields(sections, { form, answers: state.answers })) {
    const control = form.control(place.key)
    if (control === undefined) continue
    const isAnswered = !isUnanswered(control, store.value(place))
    const isRefused = refused.has(fieldName(place))
    if (control.required || control.needsOne) progress.required++
    if (isAnswered) progress.answered++
    if (isRefused && isAnswered) progress.wrong++
    if (isRefused && !isAnswered) progress.missing++
  }
  return progress
}
