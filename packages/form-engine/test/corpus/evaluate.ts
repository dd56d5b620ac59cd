import type { Expression, SourceItem } from './source-item.ts'

/**
 * Evaluates the rule that REDCap, FHIR and ODK share: an item shows while its container shows and its condition is
 * true, and hidden items count as unanswered. Hides and clears items until nothing changes.
 */
export function shownBySource(items: readonly SourceItem[], answers: ReadonlyMap<string, string>): Set<string> {
  let shown = new Set(items.map((item) => item.id))
  for (let before = -1; before !== shown.size;) {
    before = shown.size
    const standing: ReadonlySet<string> = shown
    const valueOf = (id: string): string | undefined => (standing.has(id) ? answers.get(id) : undefined)
    shown = new Set(
      items
        .filter((item) => standing.has(item.id) && (item.parent === null || standing.has(item.parent)))
        .filter((item) => item.condition === null || isTrue(item.condition, valueOf))
        .map((item) => item.id),
    )
  }
  return shown
}

function isTrue(expression: Expression, valueOf: (id: string) => string | undefined): boolean {
  switch (expression.is) {
    case 'equal':
      return valueOf(expression.item) === expression.value
    case 'and':
      return expression.parts.every((part) => isTrue(part, valueOf))
    case 'or':
      return expression.parts.some((part) => isTrue(part, valueOf))
    case 'other':
      throw new Error(`Not convertible, so never to be evaluated: ${expression.text}`)
  }
}
