import { answerOf, itemsOf, withAnswer, type Answers } from '../kinds/answers.ts'
import type { FormControl } from '../kinds/control.ts'
import type { Condition } from './conditions.ts'
import type { ControlGraph } from './graph.ts'
import { withoutChoices } from './offers.ts'
import type { TreeNode } from './tree.ts'

/** What shows in the form or in one item. */
export interface ShownScope {
  readonly nodes: ReadonlySet<TreeNode>
  /** The controls that offer only some of their options now, with these options. */
  readonly limited: ReadonlyMap<TreeNode, FormControl>
  /** The answers without choices that are not offered. The same object if all are. */
  readonly answers: Answers
}

/** What shows in the form, and in each item of its repeating sections. */
export interface Shown {
  readonly form: ShownScope
  readonly items: ReadonlyMap<TreeNode, readonly ShownScope[]>
  /** The answers of the form and its items without choices that are not offered. The same object if all are. */
  readonly answers: Answers
}

/**
 * A control is visible if and only if it is active, its parent is visible and its conditions hold, counting only visible
 * controllers and only choices that are offered. An option is offered if it has no condition or one of them holds.
 * This is the least fixed point: the graph lists each control after everything that it and its options depend on, so that
 * one pass finds it.
 */
export function shownIn(graph: ControlGraph, answers: Answers): Shown {
  const form = scopeShown(graph, null, answers, null)
  const items = new Map<TreeNode, readonly ShownScope[]>()
  let whole = form.answers
  for (const section of graph.repeating.filter((node) => form.nodes.has(node))) {
    const { key } = section.control
    const given = itemsOf(answers, key)
    const scopes = given.map((item) => scopeShown(graph, section, item, form))
    items.set(section, scopes)
    const changed = new Map([...scopes.entries()].filter(([index, scope]) => scope.answers !== given[index]))
    if (changed.size === 0) continue
    const list = answerOf(answers, key) as readonly unknown[] // it has items
    whole = withAnswer(
      whole,
      key,
      list.map((item, index) => changed.get(index)?.answers ?? item),
    )
  }
  return { form, items, answers: whole }
}

function scopeShown(
  graph: ControlGraph,
  section: TreeNode | null,
  given: Answers,
  around: ShownScope | null,
): ShownScope {
  const nodes = new Set<TreeNode>()
  const limited = new Map<TreeNode, FormControl>()
  const scope = { nodes, limited, answers: given }
  const isMet = ({ controller, neverHolds, holds }: Condition): boolean => {
    if (!controller || neverHolds) return false
    const read = around && controller.repeatedIn === null ? around : scope
    return read.nodes.has(controller) && holds(answerOf(read.answers, controller.control.key))
  }
  const isInside = (parent: TreeNode | null): boolean =>
    !parent || nodes.has(parent) || around?.nodes.has(parent) === true
  for (const node of graph.possibleIn.get(section) ?? []) {
    if (!isInside(node.parent) || !(graph.conditions.get(node) ?? []).every(isMet)) continue
    nodes.add(node)
    const withdrawn = withdrawnOptions(graph, node, isMet)
    if (withdrawn.size === 0) continue
    const { control } = node
    limited.set(node, { ...control, options: control.options.filter(({ value }) => !withdrawn.has(value)) })
    const answer = answerOf(scope.answers, control.key)
    const left = withoutChoices(control, answer, withdrawn)
    if (left !== answer) scope.answers = withAnswer(scope.answers, control.key, left)
  }
  return scope
}

function withdrawnOptions(
  graph: ControlGraph,
  node: TreeNode,
  isMet: (condition: Condition) => boolean,
): ReadonlySet<string> {
  const offers = [...(graph.offers.get(node) ?? [])]
  return new Set(offers.flatMap(([value, conditions]) => (conditions.some(isMet) ? [] : [value])))
}
