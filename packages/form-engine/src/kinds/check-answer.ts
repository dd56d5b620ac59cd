import { isBlank } from './answers.ts'
import type { Doubt, FormControl } from './control.ts'
import type { ValidationContext } from './kind.ts'
import { isTooLong } from './lengths.ts'

/** Whether an answer is absent or a blank of its own type. A wrong type is not blank. */
export function isUnanswered({ rules }: FormControl, answer: unknown): boolean {
  return answer === undefined || (isBlank(answer) && rules.canHold(answer))
}

/** The error code of a visible control's answer, or `null`. A blank is an error only if the control is required. */
export function checkAnswer(
  control: FormControl,
  answer: unknown,
  validationContext: ValidationContext,
): string | null {
  if (isTooLong(control, answer)) return 'too-long'
  if (isUnanswered(control, answer)) return control.required ? 'required' : null
  return control.rules.canHold(answer) ? control.rules.check(control, answer, validationContext) : 'type'
}

/** A probable typing mistake in an answer without errors, or `null`. */
export function doubtOf(control: FormControl, answer: unknown, validationContext: ValidationContext): Doubt | null {
  if (isUnanswered(control, answer) || checkAnswer(control, answer, validationContext) !== null) return null
  return control.rules.doubt?.(control, answer, validationContext) ?? null
}

/** Removes characters that pasting adds. Returns an answer of a wrong type unchanged. */
export function cleanAnswer(control: FormControl, answer: unknown): unknown {
  const { clean, canHold } = control.rules
  return clean && answer !== undefined && canHold(answer) ? clean(control, answer) : answer
}

/** The answer as submitted text; `null` for a blank or a wrong type. */
export function dataOf(control: FormControl, answer: unknown): string | null {
  return isUnanswered(control, answer) || !control.rules.canHold(answer) ? null : control.rules.toData(answer)
}
