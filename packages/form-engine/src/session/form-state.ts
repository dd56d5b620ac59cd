import type { Answers } from '../kinds/answers.ts'
import type { Form, Look, VisibleForm } from '../form/form.ts'
import type { Conflict } from '../graph/rules.ts'
import { fieldName, placeOf, sectionsOfNamesakes, visibleFields, type FieldPlace } from './field-place.ts'

/** One thing to mend, with the place and the element id of the field it is about. */
export interface ShownError {
  readonly place: FieldPlace
  readonly fieldId: string
  readonly label: string
  /** The section it stands in, where the form has another field of the same name; else blank. */
  readonly section: string
  readonly message: string
}

/** Something that is probably mistyped, to be said beside its field and nowhere else. */
export type ShownDoubt = Pick<ShownError, 'place' | 'fieldId' | 'label' | 'message'>

/** What the answers come to; a new object after each change of an answer, a touch or a try. */
export interface FormState {
  readonly answers: Answers
  readonly visible: VisibleForm
  /** Everything that is wrong, in visual order, one line per field. */
  readonly errors: readonly ShownError[]
  /** What a person is told now: errors of fields they left, and all of them after a try to go on. */
  readonly shownErrors: readonly ShownError[]
  /** What is probably mistyped in fields they left; it stops nothing. */
  readonly shownDoubts: readonly ShownDoubt[]
  readonly valid: boolean
  /** Set when two dates contradicted each other and one was cleared; to be shown as an alert (AMB-128). */
  readonly conflict: Conflict | null
}

/** What the state follows from; fields are named as in `fieldName`. */
export interface Circumstances {
  readonly form: Form
  readonly answers: Answers
  /** What follows from the answers by themselves. */
  readonly look: Look
  readonly touched: ReadonlySet<string>
  /** Whether there was a try to go on. */
  readonly tried: boolean
  /** What the server said about fields. */
  readonly said: ReadonlyMap<string, string>
  readonly conflict: Conflict | null
  readonly idPrefix: string
}

/** What a person sees of all this. */
export function stateOf(circumstances: Circumstances): FormState {
  const { form, answers, look, touched, tried, said, conflict, idPrefix } = circumstances
  const { visible } = look
  const found = new Map<string, ShownError>()
  const add = (place: FieldPlace, message: string) => {
    const name = fieldName(place)
    const label = form.control(place.key)?.label ?? place.key
    if (!found.has(name)) found.set(name, { place, fieldId: `${idPrefix}-${name}`, label, section: '', message })
  }
  for (const { path, message } of look.errors) add(placeOf(path, circumstances), message)

  let errors = [...found.values()]
  if (said.size > 0) {
    const fields = [...visibleFields(visible.sections, circumstances)]
    for (const place of fields) {
      const message = said.get(fieldName(place))
      if (message !== undefined) add(place, message)
    }
    errors = fields.flatMap((place) => found.get(fieldName(place)) ?? [])
  }
  if (errors.length > 0) {
    const told = sectionsOfNamesakes(visible.sections, circumstances)
    errors = errors.map((error) => ({ ...error, section: told.get(fieldName(error.place)) ?? '' }))
  }
  const isTold = ({ place }: { place: FieldPlace }) =>
    tried || touched.has(fieldName(place)) || said.has(fieldName(place))
  const doubts = look.doubts.map(({ key, path, message }): ShownDoubt => {
    const place = placeOf(path, circumstances)
    return { place, fieldId: `${idPrefix}-${fieldName(place)}`, label: form.control(key)?.label ?? key, message }
  })
  const isWrong = new Set(errors.map(({ fieldId }) => fieldId))
  return {
    answers,
    visible,
    errors,
    shownErrors: errors.filter(isTold),
    shownDoubts: doubts.filter((doubt) => isTold(doubt) && !isWrong.has(doubt.fieldId)),
    valid: errors.length === 0,
    conflict,
  }
}
