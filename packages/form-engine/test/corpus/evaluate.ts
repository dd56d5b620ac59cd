import type { AnswerComparison } from '../../src/files/foreign/expression.ts'
import type { Expression, SourceItem } from './source-item.ts'

/** The values of each answer: one, or several of a checkbox. */
export type SourceAnswers = ReadonlyMap<string, readonly string[]>

/**
 * Evaluates the rule that REDCap, FHIR and ODK share: an item shows while its container shows and its condition is
 * true, and hidden items count as unanswered. Hides and clears items until nothing changes.
 */
export function shownBySource(items: readonly SourceItem[], answers: SourceAnswers): Set<string> {
  let shown = new Set(items.map((item) => item.id))
  for (let before = -1; before !== shown.size;) {
    before = shown.size
    const standing: ReadonlySet<string> = shown
    const valuesOf = (id: string): readonly string[] => (standing.has(id) ? (answers.get(id) ?? []) : [])
    shown = new Set(
      items
        .filter((item) => standing.has(item.id) && (item.parent === null || standing.has(item.parent)))
        .filter((item) => item.condition === null || isTrue(item.condition, valuesOf))
        .map((item) => item.id),
    )
  }
  return shown
}

function isTrue(expression: Expression, valuesOf: (id: string) => readonly string[]): boolean {
  switch (expression.is) {
    case 'compare':
      return holds(expression, valuesOf(expression.item))
    case 'and':
      return expression.parts.every((part) => isTrue(part, valuesOf))
    case 'or':
      return expression.parts.some((part) => isTrue(part, valuesOf))
    case 'other':
      throw new Error(`Not convertible, so never to be evaluated: ${expression.text}`)
  }
}

function holds({ operator, value, evenBlank }: AnswerComparison, given: readonly string[]): boolean {
  if (given.length === 0) return evenBlank
  switch (operator) {
    case 'answered':
      return true
    case 'equals':
      return given.some((each) => each === value)
    case 'not':
      return !given.some((each) => each === value)
    case 'greaterThan':
      return given.some((each) => Number(each) > Number(value))
    case 'atLeast':
      return given.some((each) => Number(each) >= Number(value))
    case 'lessThan':
      return given.some((each) => Number(each) < Number(value))
    case 'atMost':
      return given.some((each) => Number(each) <= Number(value))
  }
}
