import type { Answers } from '@captive/form-engine'

/** How many items of a repeating section were begun. */
export function itemCount(answers: Answers, sectionKey: string): number {
  const items = answers[sectionKey]
  return Array.isArray(items) ? items.length : 0
}
