import { isBlankText } from '../text/blank.ts'
import { answerOf, isRecord, type Answers } from '../kinds/answers.ts'
import type { RecId } from '../definitions/definitions.ts'
import type { ControlValue, FieldError, FieldErrorCode, Form } from './form.ts'
import { isControlValue, isRecId } from './submission.ts'
import { errorOfForm } from './validate.ts'

/** What a submission says, and everything wrong with it. */
export interface ReadSubmission {
  /** Clean. */
  readonly answers: Answers
  /** Values that do not belong come first, then the errors of the form. */
  readonly errors: readonly FieldError[]
}

/**
 * Reads values from outside back into answers and checks them: nothing unknown, hidden, doubled or misplaced; blanks do not
 * count. What is no list, and entries that are no values, are errors with the code `type`. Never throws.
 *
 * @example
 * const { answers, errors } = readSubmission(form, [{ ControlsRecId: 101, DataValue: 'Ace' }])
 * if (errors.length === 0) send(form.submission(answers))
 */
export function readSubmission(form: Form, given: unknown): ReadSubmission {
  if (!Array.isArray(given)) return { answers: {}, errors: [errorOfForm(form.messages)] }
  const answers = form.clean(form.answersFrom(given))
  const kept = new Set(form.submission(answers).map(placeOf))
  const met = new Set<string>()
  const strays = given.flatMap((value: unknown) => {
    if (!isControlValue(value)) return [errorOfNoValue(form, value)]
    const place = placeOf(value)
    const code = strayCode(form, value, met.has(place), kept.has(place))
    met.add(place)
    return code === null ? [] : [errorOf(form, value.ControlsRecId, code)]
  })
  return { answers, errors: [...strays, ...form.validate(answers)] }
}

function placeOf(value: ControlValue): string {
  return JSON.stringify([value.ControlsRecId, value.RepeatControlMapping])
}

function strayCode(form: Form, value: ControlValue, isMet: boolean, isKept: boolean): FieldErrorCode | null {
  const control = form.control(form.keyOf(value.ControlsRecId))
  if (!control) return 'unknown-control'
  if ((control.repeatedIn !== null) !== (value.RepeatControlMapping !== undefined)) return 'misplaced-value'
  if (isMet) return 'doubled-value'
  return isKept || isBlankText(value.DataValue) ? null : 'hidden-control'
}

function errorOfNoValue(form: Form, value: unknown): FieldError {
  const recId = isRecord(value) ? answerOf(value, 'ControlsRecId') : undefined
  return isRecId(recId) ? errorOf(form, recId, 'type') : errorOfForm(form.messages)
}

function errorOf(form: Form, recId: RecId, code: FieldErrorCode): FieldError {
  const key = form.keyOf(recId)
  return { key, recId, path: [key], code, message: form.messages[code] ?? code }
}
