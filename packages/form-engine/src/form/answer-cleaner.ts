import { groupBy } from '../definitions/group-by.ts'
import { answerOf, isRecord, type Answers } from '../kinds/answers.ts'
import { cleanAnswer } from '../kinds/check-answer.ts'
import type { FormControl } from '../kinds/control.ts'

/**
 * Cleans pasted characters out of all answers, hidden ones included. Each kind declares its own cleaning. Returns
 * the same object if nothing changed.
 */
export function answerCleaner(controls: readonly FormControl[]): (answers: Answers) => Answers {
  const bySection = groupBy(
    controls.filter(({ rules }) => rules.clean),
    ({ repeatedIn }) => repeatedIn,
  )
  const inForm = bySection.get(null) ?? []
  const sections = [...bySection].filter((entry): entry is [string, FormControl[]] => entry[0] !== null)
  return (answers) => {
    const changed = changedIn(answers, inForm)
    for (const [section, inItems] of sections) {
      const list = answerOf(answers, section)
      if (!Array.isArray(list)) continue
      const items = list.map((item: unknown) => (isRecord(item) ? withChanged(item, changedIn(item, inItems)) : item))
      if (items.some((item, index) => item !== list[index])) changed.set(section, items)
    }
    return withChanged(answers, changed)
  }
}

function changedIn(answers: Answers, controls: readonly FormControl[]): Map<string, unknown> {
  const changed = new Map<string, unknown>()
  for (const control of controls) {
    const answer = answerOf(answers, control.key)
    const clean = cleanAnswer(control, answer)
    if (clean !== answer) changed.set(control.key, clean)
  }
  return changed
}

function withChanged(answers: Answers, changed: ReadonlyMap<string, unknown>): Answers {
  if (changed.size === 0) return answers
  return Object.fromEntries(
    Object.keys(answers).map((key) => [key, changed.has(key) ? changed.get(key) : answerOf(answers, key)]),
  )
}
