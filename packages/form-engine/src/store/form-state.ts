import type { AnswerPath, Answers } from '../kinds/answers.ts'
import type { FieldErrorCode, Form, Look, VisibleForm } from '../form/form.ts'
import type { Conflict } from '../graph/rules.ts'
import {
  fieldIdOf,
  fieldName,
  pathOf,
  placeOf,
  sectionsOfDuplicateLabels,
  visibleFields,
  type FieldPlace,
} from './field-place.ts'

/** One error, with the place and element id of its field. */
export interface ShownError {
  readonly place: FieldPlace
  readonly path: AnswerPath
  readonly code: FieldErrorCode
  readonly fieldId: string
  readonly label: string
  /** The section of the field if another field has the same label; otherwise blank. */
  readonly section: string
  readonly message: string
}

/** A probable typing mistake, shown only beside its field. */
export type ShownDoubt = Pick<ShownError, 'place' | 'fieldId' | 'label' | 'message'>

/**
 * The state derived from the answers. A new object after each change of an answer, each touch and each attempt to
 * continue.
 */
export interface FormState {
  readonly answers: Answers
  readonly visible: VisibleForm
  /** All errors in visual order, one per field. Beside server errors, the errors of whole sections come last. */
  readonly errors: readonly ShownError[]
  /** The errors to show now: those of fields that were left, or all of them after an attempt to continue. */
  readonly shownErrors: readonly ShownError[]
  /** Probable typing mistakes in fields that were left. They block nothing. */
  readonly shownDoubts: readonly ShownDoubt[]
  readonly valid: boolean
  /** Set when two dates contradicted each other and one was cleared. Show it as an alert. */
  readonly conflict: Conflict | null
}

/** The inputs of the state. Field names are those of `fieldName`. */
export interface StateInputs {
  readonly form: Form
  readonly answers: Answers
  /** The result for the answers alone. */
  readonly look: Look
  readonly touched: ReadonlySet<string>
  /** Whether there was an attempt to continue. */
  readonly wasSubmitted: boolean
  /** Errors that the server returned, by field. */
  readonly serverErrors: ReadonlyMap<string, string>
  readonly conflict: Conflict | null
  readonly idPrefix: string
}

/** Computes the state that is rendered. */
export function stateOf(inputs: StateInputs): FormState {
  const { form, answers, look, touched, wasSubmitted, serverErrors, conflict, idPrefix } = inputs
  const { visible } = look
  const found = new Map<string, ShownError>()
  const add = (path: AnswerPath, code: FieldErrorCode, message: string) => {
    const place = placeOf(path, inputs)
    const name = fieldName(place)
    const label = form.control(place.key)?.label ?? place.key
    if (found.has(name)) return
    found.set(name, { place, path, code, fieldId: fieldIdOf(path, idPrefix), label, section: '', message })
  }
  for (const { path, code, message } of look.errors) add(path, code, message)

  let errors = [...found.values()]
  if (serverErrors.size > 0) {
    const fields = [...visibleFields(visible.sections, inputs)]
    for (const place of fields) {
      const message = serverErrors.get(fieldName(place))
      if (message !== undefined) add(pathOf(place, inputs), 'server', message)
    }
    const names = new Set(fields.map(fieldName))
    const ofFields = [...names].flatMap((name) => found.get(name) ?? [])
    const ofSections = [...found].flatMap(([name, error]) => (names.has(name) ? [] : error))
    errors = [...ofFields, ...ofSections]
  }
  if (errors.length > 0) {
    const sectionNames = sectionsOfDuplicateLabels(visible.sections, inputs)
    errors = errors.map((error) => ({ ...error, section: sectionNames.get(fieldName(error.place)) ?? '' }))
  }
  const isShown = ({ place }: { place: FieldPlace }) =>
    wasSubmitted || touched.has(fieldName(place)) || serverErrors.has(fieldName(place))
  const doubts = look.doubts.map(({ key, path, message }): ShownDoubt => {
    const place = placeOf(path, inputs)
    return { place, fieldId: fieldIdOf(path, idPrefix), label: form.control(key)?.label ?? key, message }
  })
  const isWrong = new Set(errors.map(({ fieldId }) => fieldId))
  return {
    answers,
    visible,
    errors,
    shownErrors: errors.filter(isShown),
    shownDoubts: doubts.filter((doubt) => isShown(doubt) && !isWrong.has(doubt.fieldId)),
    valid: errors.length === 0,
    conflict,
  }
}
