import type { Answers } from '../kinds/answers.ts'
import type { ControlValue, FieldError, FieldErrorCode, Form } from './form.ts'

/** What a submission says, and everything wrong with it. */
export interface ReadSubmission {
  readonly answers: Answers
  /** Values that do not belong come first, then the errors of the form. */
  readonly errors: readonly FieldError[]
}

/**
 * Reads values from outside back into answers and judges them: nothing unknown, hidden, doubled or misplaced; blanks do not count.
 *
 * @example
 * const { answers, errors } = readSubmission(form, [{ ControlsRecId: 101, DataValue: 'Ace' }])
 * if (errors.length === 0) send(form.submission(answers))
 */
export function readSubmission(form: Form, values: readonly ControlValue[]): ReadSubmission {
  const answers = form.answersFrom(values)
  const kept = new Set(form.submission(answers).map(placeOf))
  const met = new Set<string>()
  const strays = values.flatMap((value) => {
    const place = placeOf(value)
    const code = strayCode(form, value, met.has(place), kept.has(place))
    met.add(place)
    return code === null ? [] : [errorOf(form, value, code)]
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
  return isKept || value.DataValue.trim() === '' ? null : 'hidden-control'
}

function errorOf(form: Form, { ControlsRecId }: ControlValue, code: FieldErrorCode): FieldError {
  const key = form.keyOf(ControlsRecId)
  return { key, recId: ControlsRecId, path: [key], code, message: form.messages[code] ?? code }
}
