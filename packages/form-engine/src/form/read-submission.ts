import { isBlankText } from '../text/blank.ts'
import { answerOf, isRecord, type Answers } from '../kinds/answers.ts'
import { comparable } from '../graph/comparable.ts'
import type { RecId } from '../definitions/definitions.ts'
import type { FormControl } from '../kinds/control.ts'
import type { ControlValue, FieldError, FieldErrorCode, Form, Outcome } from './form.ts'
import { isControlValue, isRecId } from './submission.ts'
import { errorOfForm } from './validate.ts'

/** The answers of a submission, and everything wrong with it. */
export interface ReadSubmission<Id extends RecId = RecId> {
  /** Clean answers. */
  readonly answers: Answers
  /** Errors of values that do not fit the form come first, then the errors of the form. */
  readonly errors: readonly FieldError[]
  /** The errors of values that do not fit the form. */
  readonly unexpected: readonly FieldError[]
  /** Everything that the form computes from the answers, in the same walk: the data to store, mail and show. */
  readonly outcome: Outcome<Id>
}

/**
 * Reads submitted values into answers and checks them in one walk. Reports values that are unknown, hidden, duplicate
 * or misplaced, and calculated values that differ from the form's own. Ignores blanks. A body that is not a list, and
 * entries that are not values, are errors with the code `type`. Never throws; `parseSubmission` does.
 *
 * @example
 * const { outcome, errors } = readSubmission(form, [{ ControlsRecId: 101, DataValue: 'Ace' }])
 * if (errors.length === 0) send(outcome.values)
 * @param known Answers that came in another way.
 */
export function readSubmission<Id extends RecId>(
  form: Form<Id>,
  given: unknown,
  known: Answers = {},
): ReadSubmission<Id> {
  const isList = Array.isArray(given)
  const outcome = form.outcome(isList ? { ...known, ...form.answersFrom(given) } : known)
  const unexpected = isList ? findUnexpected(form, given, outcome.values) : [errorOfForm(form.messages)]
  return {
    answers: outcome.answers,
    errors: isList ? [...unexpected, ...outcome.errors] : unexpected,
    unexpected,
    outcome,
  }
}

function findUnexpected(form: Form, entries: readonly unknown[], values: readonly ControlValue[]): FieldError[] {
  const kept = new Map(values.map((value) => [placeOf(value), value]))
  const seen = new Set<string>()
  return entries.flatMap((value: unknown) => {
    if (!isControlValue(value)) return [errorOfNoValue(form, value)]
    const place = placeOf(value)
    const code = codeOfUnexpected(form, value, seen.has(place), kept.get(place))
    seen.add(place)
    return code === null ? [] : [errorOf(form, value.ControlsRecId, code)]
  })
}

function placeOf(value: ControlValue): string {
  return JSON.stringify([value.ControlsRecId, value.RepeatControlMapping])
}

function codeOfUnexpected(
  form: Form,
  value: ControlValue,
  isRepeated: boolean,
  kept: ControlValue | undefined,
): FieldErrorCode | null {
  const control = form.control(form.keyOf(value.ControlsRecId))
  if (!control) return 'unknown-control'
  if ((control.repeatedIn !== null) !== (value.RepeatControlMapping !== undefined)) return 'misplaced-value'
  if (isRepeated) return 'doubled-value'
  if (control.calculation) return isAsCalculated(control, value, kept) ? null : 'calculated-value'
  if (kept) return hasLostChoices(control, value, kept) ? 'option' : null
  return isBlankText(value.DataValue) ? null : 'hidden-control'
}

/** Whether a value equals the calculated one. It may also be missing, because the server calculates it again. */
function isAsCalculated(control: FormControl, given: ControlValue, kept: ControlValue | undefined): boolean {
  const text = given.DataValue.trim()
  return isBlankText(text) || (kept !== undefined && comparable(control, text) === kept.DataValue)
}

/** Whether the form left out choices because they are not offered. */
function hasLostChoices({ rules }: FormControl, given: ControlValue, kept: ControlValue): boolean {
  if (!rules.choices) return false
  const [before, after] = [given, kept].map(({ DataValue }) => rules.fromData(DataValue))
  return rules.canHold(before) && rules.choices(before).length > (rules.choices(after) ?? []).length
}

function errorOfNoValue(form: Form, value: unknown): FieldError {
  const recId = isRecord(value) ? answerOf(value, 'ControlsRecId') : undefined
  return isRecId(recId) ? errorOf(form, recId, 'type') : errorOfForm(form.messages)
}

function errorOf(form: Form, recId: RecId, code: FieldErrorCode): FieldError {
  const key = form.keyOf(recId)
  return { key, recId, path: [key], code, message: form.messages[code] ?? code }
}
