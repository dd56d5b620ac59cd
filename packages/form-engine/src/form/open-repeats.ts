import { answerOf, type Answers } from '../kinds/answers.ts'
import type { ControlGraph, Shown } from '../graph/graph.ts'

/**
 * A repeating section that conditions control starts with one item when it shows (AMB-112). Only where its list was
 * never begun: a list that a person emptied stays empty. The same object where there is nothing to add.
 */
export function withOpenedRepeats(graph: ControlGraph, shown: Shown, answers: Answers): Answers {
  const toOpen = graph.repeating
    .filter((section) => shown.form.has(section) && graph.controlled.has(section))
    .filter((section) => answerOf(answers, section.control.key) === undefined)
  if (toOpen.length === 0) return answers
  return {
    ...answers,
    ...Object.fromEntries(toOpen.map((section) => [section.control.key, [{ [graph.settings.itemId]: 1 }]])),
  }
}
