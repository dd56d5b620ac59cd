import { checkAnswer, cleanAnswer, isUnanswered } from '../kinds/check-answer.ts'
import type { Condition } from '../graph/conditions.ts'
import type { ControlGraph } from '../graph/graph.ts'
import type { FormControl } from '../kinds/control.ts'
import { candidateTexts } from './candidate-texts.ts'

/** Whether a person can give the answer with this text, today or on a later day. */
export function isPossibleAnswer({ settings }: ControlGraph, control: FormControl, text: string): boolean {
  const answer = control.rules.fromData(text)
  const validationContext = { today: () => endOfTime, phones: settings.phones }
  if (isUnanswered(control, answer) || cleanAnswer(control, answer) !== answer) return false
  return checkAnswer(control, answer, validationContext) === null
}

/** A future date cannot be entered yet, but it can later. */
const endOfTime = '9999-12-31'

/**
 * Texts of possible answers that satisfy the condition: offered options, the values of the condition itself, or other
 * texts that satisfy its restrictions. A calculated value may be any number.
 */
export function possibleAnswers(
  graph: ControlGraph,
  { controller, values, holds }: Pick<Condition, 'controller' | 'values' | 'holds'>,
): readonly string[] {
  if (!controller || graph.calculations.get(controller)?.expression === null) return []
  const { control } = controller
  if (control.check === 'option') return candidateTexts(graph, controller).filter(holds)
  const candidates = (control.rules.choices ? null : values) ?? candidateTexts(graph, controller)
  return candidates.filter((text) => holds(control.rules.fromData(text)) && isPossibleAnswer(graph, control, text))
}
