import { answerOf, isBlank, isRecord } from '../answers.ts'
import type { FieldErrorCode, FormControl } from '../form.ts'
import { checkText } from './check-text.ts'

/** Nobody answered: absent, or a blank of the control's own type. A wrong type is an answer, if no good one. */
export function isUnanswered(control: FormControl, answer: unknown): boolean {
  return answer === undefined || (isBlank(answer) && isOfItsType(control, answer))
}

/** What is wrong with the answer of a visible control, or `null`. Blank is wrong only where it is required. */
export function checkAnswer(control: FormControl, answer: unknown, today: () => string): FieldErrorCode | null {
  if (isUnanswered(control, answer)) return control.required ? 'required' : null
  if (!isOfItsType(control, answer)) return 'type'
  if (typeof answer !== 'string') return null
  if (control.check === 'option') return control.options.some(({ value }) => value === answer) ? null : 'option'
  return checkText(control, answer.trim(), today)
}

/** A checkbox is a boolean, files are a list of named files, everything else is text. */
export function isOfItsType(control: FormControl, answer: unknown): boolean {
  if (control.kind === 'checkbox') return typeof answer === 'boolean'
  if (control.kind !== 'file') return typeof answer === 'string'
  return Array.isArray(answer) && answer.every((file: unknown) => isRecord(file) && isNamed(file) && isFlat(file))
}

function isNamed(file: Record<string, unknown>): boolean {
  const name = answerOf(file, 'name')
  return typeof name === 'string' && name.trim() !== ''
}

/** Nothing in it that could not be written as JSON, such as a circle. */
function isFlat(file: Record<string, unknown>): boolean {
  return Object.keys(file).every((key) => {
    const value = answerOf(file, key)
    return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
  })
}
