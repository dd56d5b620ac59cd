import { answerOf, type Answers } from '../kinds/answers.ts'
import type { ControlGraph } from '../graph/graph.ts'
import type { Shown } from '../graph/shown.ts'

/**
 * Adds the first item to a conditional repeating section when it appears. Skips a list that already exists: if it is
 * empty, a person removed its items. Returns the same object if there is nothing to add.
 */
export function withOpenedRepeats(graph: ControlGraph, shown: Shown, answers: Answers): Answers {
  const toOpen = graph.repeating
    .filter((section) => shown.form.nodes.has(section) && graph.controlled.has(section))
    .filter((section) => answerOf(answers, section.control.key) === undefined)
  if (toOpen.length === 0) return answers
  return {
    ...answers,
    ...Object.fromEntries(toOpen.map((section) => [section.control.key, [{ [graph.settings.itemId]: 1 }]])),
  }
}
