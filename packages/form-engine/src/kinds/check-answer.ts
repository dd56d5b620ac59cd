import { isBlank } from './answers.ts'
import type { Doubt, FormControl } from './control.ts'
import type { Judging } from './kind.ts'
import { isTooLong } from './lengths.ts'

/** Nobody answered: absent, or a blank of the control's own type. A wrong type is an answer, if no good one. */
export function isUnanswered({ rules }: FormControl, answer: unknown): boolean {
  return answer === undefined || (isBlank(answer) && rules.canHold(answer))
}

/** The code of what is wrong with the answer of a visible control, or `null`. Blank is wrong only where it is required. */
export function checkAnswer(control: FormControl, answer: unknown, judging: Judging): string | null {
  if (isTooLong(control, answer)) return 'too-long'
  if (isUnanswered(control, answer)) return control.required ? 'required' : null
  return control.rules.canHold(answer) ? control.rules.check(control, answer, judging) : 'type'
}

/** What is probably mistyped in an answer that nothing is wrong with, or `null`. */
export function doubtOf(control: FormControl, answer: unknown, judging: Judging): Doubt | null {
  if (isUnanswered(control, answer) || checkAnswer(control, answer, judging) !== null) return null
  return control.rules.doubt?.(control, answer, judging) ?? null
}

/** The answer without what was pasted along with it; one of a wrong type as it is. */
export function cleanAnswer(control: FormControl, answer: unknown): unknown {
  const { clean, canHold } = control.rules
  return clean && answer !== undefined && canHold(answer) ? clean(control, answer) : answer
}

/** The answer as the text it is sent as; `null` where nobody answered, or with a wrong type. */
export function dataOf(control: FormControl, answer: unknown): string | null {
  return isUnanswered(control, answer) || !control.rules.canHold(answer) ? null : control.rules.toData(answer)
}
