import { isRecord, type Answers } from '../kinds/answers.ts'
import { isUnanswered } from '../kinds/check-answer.ts'
import type { VisibleAnswer } from './walk.ts'

/**
 * Answers to visible controls in visual order, without blanks. Keeps wrong types, so that `validate` can report them.
 */
export function projectionOf(visible: Iterable<VisibleAnswer>, itemId: string): Answers {
  const projected: Record<string, unknown> = {}
  for (const { node, answer, item } of visible) {
    if (node.control.repeating) {
      if (answer !== undefined)
        projected[node.control.key] = Array.isArray(answer) ? answer.map((entry) => emptied(entry, itemId)) : answer
    } else if (!isUnanswered(node.control, answer)) {
      const list = item && (projected[item.section.control.key] as Record<string, unknown>[])
      const scope = item && list ? list[item.index]! : projected
      scope[node.control.key] = answer
    }
  }
  return projected
}

/** An item with only its id, to be filled with its visible answers. */
function emptied(item: unknown, itemId: string): unknown {
  if (!isRecord(item)) return item
  return Object.hasOwn(item, itemId) ? { [itemId]: item[itemId] } : {}
}
