import { isUnanswered } from '../kinds/check-answer.ts'
import type { VisibleSection } from '../form/form.ts'
import { fieldName, visibleFields } from './field-place.ts'
import type { FormSession } from './form-session.ts'
import type { FormState } from './form-state.ts'

/** A stretch of a form that is filled in at a time: a section of the two outermost levels with all that follows in it. */
export interface FormPart {
  /** That of the section it begins with. */
  readonly id: string
  /** Its heading; blank for questions before the first one. */
  readonly title: string
  /** What its heading stands under: outer containers that hold no question of their own. */
  readonly under: readonly VisibleSection[]
  readonly sections: readonly VisibleSection[]
}

/** How far a part is. All count fields that show. */
export interface PartProgress {
  readonly required: number
  readonly answered: number
  /** Required ones without an answer. */
  readonly missing: number
  /** Answers that are refused. */
  readonly wrong: number
}

/**
 * The parts of what shows, in order; each visible section is in exactly one.
 *
 * @example
 * const titles = formParts(form.visible(answers).sections).map(({ title }) => title)
 */
export function formParts(sections: readonly VisibleSection[]): FormPart[] {
  const parts: { id: string; title: string; under: VisibleSection[]; sections: VisibleSection[] }[] = []
  let under: VisibleSection[] = []
  for (const section of sections) {
    const { id, container, continued, level, controls, items } = section
    const isHeaded = container !== null && container.label !== '' && !continued && level <= 2
    const holdsSections = controls.length === 0 && items === null
    if (isHeaded && holdsSections && level === 1) {
      under.push(section)
    } else if (isHeaded || parts.length === 0 || under.length > 0) {
      parts.push({ id, title: isHeaded ? container.label : '', under, sections: [section] })
      under = []
    } else {
      parts.at(-1)!.sections.push(section)
    }
  }
  return parts
}

/** How far each part is, by its id; counted once for each state of a session. */
export function partsProgress(session: FormSession): ReadonlyMap<string, PartProgress> {
  const state = session.state()
  const known = counted.get(state)
  if (known) return known
  const progress = new Map(formParts(state.visible.sections).map((part) => [part.id, progressOf(part, session, state)]))
  counted.set(state, progress)
  return progress
}

const counted = new WeakMap<FormState, ReadonlyMap<string, PartProgress>>()

function progressOf({ sections }: FormPart, session: FormSession, state: FormState): PartProgress {
  const { form } = session
  const refused = new Set(state.errors.map(({ place }) => fieldName(place)))
  const progress = { required: 0, answered: 0, missing: 0, wrong: 0 }
  for (const place of visibleFields(sections, { form, answers: state.answers })) {
    const control = form.control(place.key)
    if (control === undefined) continue
    const isAnswered = !isUnanswered(control, session.value(place))
    const isRefused = refused.has(fieldName(place))
    if (control.required || control.needsOne) progress.required++
    if (isAnswered) progress.answered++
    if (isRefused && isAnswered) progress.wrong++
    if (isRefused && !isAnswered) progress.missing++
  }
  return progress
}
