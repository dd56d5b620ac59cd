import type { Answers } from '@captive/form-engine'

/** The number of items in a repeating section. */
export function itemCount(answers: Answers, sectionKey: string): number {
  const items = answers[sectionKey]
  return Array.isArray(items) ? items.length : 0
}
