import type { Answers } from '../answers.ts'
import type { DateConflict, Form, VisibleForm } from '../form.ts'
import { fieldName, partsOf, placeOf, visibleFields, type FieldPlace } from './field-place.ts'

/** One thing to mend, with the place and the element id of the field it is about. */
export interface ShownError {
  readonly place: FieldPlace
  readonly fieldId: string
  readonly label: string
  /** The section it stands in, where the form has another field of the same name; else blank. */
  readonly part: string
  readonly message: string
}

/** What the answers come to; a new object after each change of an answer, a touch or a try. */
export interface FormState {
  readonly answers: Answers
  readonly visible: VisibleForm
  /** Everything that is wrong, in visual order, one line per field. */
  readonly errors: readonly ShownError[]
  /** What a person is told now: errors of fields they left, and all of them after a try to go on. */
  readonly shownErrors: readonly ShownError[]
  readonly valid: boolean
  /** Set when two dates contradicted each other and one was cleared; to be shown as an alert (AMB-128). */
  readonly conflict: DateConflict | null
}

/** What the state follows from; fields are named as in `fieldName`. */
export interface Circumstances {
  readonly form: Form
  readonly answers: Answers
  readonly touched: ReadonlySet<string>
  /** Whether there was a try to go on. */
  readonly tried: boolean
  /** What the server said about fields. */
  readonly said: ReadonlyMap<string, string>
  readonly conflict: DateConflict | null
  readonly idPrefix: string
}

/** Judges all answers anew. */
export function stateOf({ form, answers, touched, tried, said, conflict, idPrefix }: Circumstances): FormState {
  const visible = form.visible(answers)
  const found = new Map<string, ShownError>()
  const add = (place: FieldPlace, message: string) => {
    const name = fieldName(place)
    const label = form.control(place.key)?.label ?? place.key
    if (!found.has(name)) found.set(name, { place, fieldId: `${idPrefix}-${name}`, label, part: '', message })
  }
  for (const { path, message } of form.validate(answers)) add(placeOf(path, answers), message)

  let errors = [...found.values()]
  if (said.size > 0) {
    const fields = [...visibleFields(visible.sections, answers)]
    for (const place of fields) {
      const message = said.get(fieldName(place))
      if (message !== undefined) add(place, message)
    }
    errors = fields.flatMap((place) => found.get(fieldName(place)) ?? [])
  }
  if (errors.length > 0) {
    const parts = partsOf(visible.sections, answers)
    errors = errors.map((error) => ({ ...error, part: parts.get(fieldName(error.place)) ?? '' }))
  }
  const isTold = ({ place }: ShownError) => tried || touched.has(fieldName(place)) || said.has(fieldName(place))
  return { answers, visible, errors, shownErrors: errors.filter(isTold), valid: errors.length === 0, conflict }
}
