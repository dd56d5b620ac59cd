import { evaluateCalculation } from '../calculations/evaluate-calculation.ts'
import { answerOf, itemsOf, withAnswer, type Answers } from '../kinds/answers.ts'
import type { RecId } from '../definitions/definitions.ts'
import type { FormControl } from '../kinds/control.ts'
import { textOfAnswer } from './comparable.ts'
import type { Condition } from './conditions.ts'
import type { ControlGraph } from './graph.ts'
import { withoutChoices } from './offers.ts'
import type { TreeNode } from './tree.ts'

/** What shows in the form or in one item. */
export interface ShownScope {
  readonly nodes: ReadonlySet<TreeNode>
  /** The controls that currently offer only some of their options, with these options. */
  readonly limited: ReadonlyMap<TreeNode, FormControl>
  /** The answers with calculated values, without choices that are not offered. The same object if nothing differs. */
  readonly answers: Answers
}

/** What shows in the form, and in each item of its repeating sections. */
export interface Shown {
  readonly form: ShownScope
  readonly items: ReadonlyMap<TreeNode, readonly ShownScope[]>
  /** The answers of the form and its items, as in `ShownScope`. The same object if nothing differs. */
  readonly answers: Answers
}

/**
 * Finds everything that shows. A control is visible if and only if it is active, its parent is visible and its
 * conditions hold, counting only visible controllers and only choices that are offered. An option is offered if it has
 * no condition or one of its conditions holds. A calculation reads visible answers only. This is the least fixed point.
 * The graph lists controls in topological order, so one pass finds it.
 */
export function shownIn(graph: ControlGraph, answers: Answers): Shown {
  const form = new Scope(answers, null)
  const outside = [form]
  const items = new Map<TreeNode, readonly Scope[]>()
  const scopesIn = (section: TreeNode | null): readonly Scope[] => (section ? (items.get(section) ?? nothing) : outside)
  for (const node of graph.possible) {
    const { control, repeatedIn } = node
    for (const scope of scopesIn(repeatedIn)) {
      if (!scope.isInside(node) || !(graph.conditions.get(node) ?? nothing).every(scope.isMet)) continue
      scope.nodes.add(node)
      withdrawOptions(graph, scope, node)
      if (control.calculation) scope.change(control.key, valueOf(graph, node, scope, scopesIn))
    }
    if (control.repeating && form.nodes.has(node))
      items.set(
        node,
        itemsOf(answers, control.key).map((item) => new Scope(item, form)),
      )
  }
  for (const [section, scopes] of items) {
    const { key } = section.control
    if (!scopes.some((scope) => scope.isChanged)) continue
    const list = answerOf(answers, key) as readonly unknown[] // it has items
    form.change(
      key,
      list.map((item, index) => (scopes[index]?.isChanged ? scopes[index].answers : item)),
    )
  }
  return { form, items, answers: form.answers }
}

const nothing: readonly never[] = []

/** The form or one item while its visible controls are being determined. */
class Scope implements ShownScope {
  readonly nodes = new Set<TreeNode>()
  readonly limited = new Map<TreeNode, FormControl>()
  answers: Answers
  isChanged = false
  readonly #around: Scope | null

  constructor(answers: Answers, around: Scope | null) {
    this.answers = answers
    this.#around = around
  }

  /** Whether the parent of a control shows. */
  isInside({ parent }: TreeNode): boolean {
    return !parent || this.nodes.has(parent) || this.#around?.nodes.has(parent) === true
  }

  readonly isMet = ({ controller, neverHolds, holds }: Condition): boolean => {
    if (!controller || neverHolds) return false
    const read = this.#around && controller.repeatedIn === null ? this.#around : this
    return read.nodes.has(controller) && holds(answerOf(read.answers, controller.control.key))
  }

  /** Changes an answer, or removes it if the new answer is `undefined`. Does not mutate the given answers. */
  change(key: string, answer: unknown): void {
    if (Object.is(answerOf(this.answers, key), answer)) return
    if (this.isChanged && answer !== undefined) Object.assign(this.answers, { [key]: answer })
    else this.answers = withAnswer(this.answers, key, answer)
    this.isChanged = true
  }

  /** The text of an answer; `null` if it is missing or hidden. */
  textOf(node: TreeNode): string | null {
    return this.nodes.has(node) ? textOfAnswer(node.control, answerOf(this.answers, node.control.key)) : null
  }
}

function withdrawOptions(graph: ControlGraph, scope: Scope, node: TreeNode): void {
  const offers = [...(graph.offers.get(node) ?? nothing)]
  const withdrawn = new Set(offers.flatMap(([value, conditions]) => (conditions.some(scope.isMet) ? [] : [value])))
  if (withdrawn.size === 0) return
  const { control } = node
  scope.limited.set(node, { ...control, options: control.options.filter(({ value }) => !withdrawn.has(value)) })
  scope.change(control.key, withoutChoices(control, answerOf(scope.answers, control.key), withdrawn))
}

/** The value of a calculated control in a scope. `undefined` if it has none. */
function valueOf(
  { calculations, tree }: ControlGraph,
  node: TreeNode,
  scope: Scope,
  scopesIn: (section: TreeNode | null) => readonly Scope[],
): string | undefined {
  const expression = calculations.get(node)?.expression
  if (!expression) return undefined
  const textsOf = ({ recId }: { readonly recId: RecId }): (string | null)[] => {
    const used = tree.byRecId.get(recId)
    if (!used) return []
    if (used.control.repeating) return scopesIn(used).map((_, index) => String(index))
    const scopes = used.repeatedIn && used.repeatedIn === node.repeatedIn ? [scope] : scopesIn(used.repeatedIn)
    return scopes.map((each) => each.textOf(used))
  }
  return evaluateCalculation(expression, textsOf) ?? undefined
}
