import { isContainer } from '../kinds/control.ts'
import { answerOf, itemsOf, type AnswerPath, type Answers } from '../kinds/answers.ts'
import type { ControlGraph } from '../graph/graph.ts'
import type { Shown } from '../graph/shown.ts'
import type { TreeNode } from '../graph/tree.ts'

/** A visible control with its answer, at the top level or in one item of a repeating section. */
export interface VisibleAnswer {
  readonly node: TreeNode
  readonly path: AnswerPath
  readonly answer: unknown
  /** The item that contains the control; `null` at the top level. */
  readonly item: { readonly section: TreeNode; readonly index: number; readonly answers: Answers } | null
}

/** Walks the visible controls that have a value in visual order. Each repeating section comes before its items. */
export function* visibleAnswers(graph: ControlGraph, shown: Shown, answers: Answers): Generator<VisibleAnswer> {
  const { nodes } = graph.tree
  for (let place = 0; place < nodes.length;) {
    const node = nodes[place]!
    if (!shown.form.nodes.has(node)) {
      place = node.end
      continue
    }
    const { key, repeating } = node.control
    if (repeating || !isContainer(node.control)) yield { node, path: [key], answer: answerOf(answers, key), item: null }
    if (repeating) yield* itemAnswers(graph, shown, node, answers)
    place = repeating ? node.end : place + 1
  }
}

function* itemAnswers(
  graph: ControlGraph,
  shown: Shown,
  section: TreeNode,
  answers: Answers,
): Generator<VisibleAnswer> {
  const inside = graph.tree.nodes.slice(section.place + 1, section.end)
  for (const [index, item] of itemsOf(answers, section.control.key).entries()) {
    const visible = shown.items.get(section)?.[index]?.nodes
    for (const node of inside) {
      const { key } = node.control
      if (!visible?.has(node) || isContainer(node.control)) continue
      const path = [section.control.key, index, key]
      yield { node, path, answer: answerOf(item, key), item: { section, index, answers: item } }
    }
  }
}
