import type { Answers } from '../kinds/answers.ts'
import { checkAnswer, cleanAnswer, isUnanswered } from '../kinds/check-answer.ts'
import { comparable, type Condition } from '../graph/conditions.ts'
import type { Definitions, RecId } from '../definitions/definitions.ts'
import type { FormControl } from '../kinds/control.ts'
import type { FormSettings } from '../graph/settings.ts'
import { buildGraph, leansOf, type ControlGraph } from '../graph/graph.ts'
import type { TreeNode } from '../graph/tree.ts'

/** Whether some answers show a control, and which. */
export interface ReachedControl {
  readonly key: string
  readonly recId: RecId
  readonly reachable: boolean
  /** Answers that show it, worked out when asked for; `null` when none does. */
  readonly answers: Answers | null
}

/**
 * For every active control, in visual order: answers that a person can give and that show it, or that there are none.
 *
 * @example
 * const unreached = reachControls(definitions, { roots: [27] }).filter((each) => each.answers === null)
 */
export function reachControls(definitions: Definitions, settings?: FormSettings): ReachedControl[] {
  const graph = buildGraph(definitions, settings)
  const reached = reachableNodes(graph)
  return graph.tree.nodes
    .filter((node) => node.active)
    .map((node) => ({
      key: node.control.key,
      recId: node.control.recId,
      reachable: reached.has(node),
      get answers() {
        return reached.has(node) ? witnessOf(graph, node) : null
      },
    }))
}

/**
 * Controls that some answers show. Everything a control leans on must hold at once, so it is out of reach exactly when
 * something it leans on is, or when conditions along the way ask different answers of one controller.
 *
 * Only controllers of which different things are asked, or whose answers a rule compares, can be at odds, and only where two lines that ask them meet: along
 * a single line nothing stands above the controller and below it at once. All other controls cost one look.
 */
export function reachableNodes(graph: ControlGraph): Set<TreeNode> {
  const contested = contestedControllers(graph)
  const reached = new Set<TreeNode>()
  const asking = new Set<TreeNode>()
  for (const node of graph.possible) {
    const conditions = graph.conditions.get(node) ?? []
    if (!leansOf(graph, node).every((lean) => reached.has(lean))) continue
    if (conditions.some((condition) => givableValues(graph, condition).length === 0)) continue
    const lines = new Set(leansOf(graph, node).filter((lean) => asking.has(lean)))
    for (const { controller } of conditions) if (controller && contested.has(controller)) lines.add(controller)
    if (lines.size > 0) asking.add(node)
    if (lines.size <= 1 || agreedAnswers(graph, node, contested)) reached.add(node)
  }
  return reached
}

/** Controllers of which conditions ask different things, and those whose answers a rule compares. */
function contestedControllers({ conditions, rules }: ControlGraph): Set<TreeNode> {
  const first = new Map<TreeNode, string>()
  const contested = new Set<TreeNode>()
  for (const { controller, values } of [...conditions.values()].flat()) {
    if (!controller) continue
    const asked = JSON.stringify(values)
    if (rules.keys.has(controller.control.key) || (first.get(controller) ?? asked) !== asked) contested.add(controller)
    first.set(controller, asked)
  }
  return contested
}

/**
 * Goes through everything a control leans on, and finds for each controller an answer good for all conditions met, and
 * for all rules between answers; `null` if no answers do. `among` limits the controllers looked at.
 */
function agreedAnswers(
  graph: ControlGraph,
  node: TreeNode,
  among?: ReadonlySet<TreeNode>,
): Map<TreeNode, string> | null {
  const leaning = new Set([node])
  const good = new Map<TreeNode, readonly string[]>()
  for (const at of leaning) {
    if (at.parent) leaning.add(at.parent)
    for (const condition of graph.conditions.get(at) ?? []) {
      const { controller } = condition
      if (!controller) continue
      leaning.add(controller)
      if (among && !among.has(controller)) continue
      const known = good.get(controller)
      const both = known
        ? known.filter((value) => condition.holds(controller.control.rules.fromData(value)))
        : givableValues(graph, condition)
      if (both.length === 0) return null
      good.set(controller, both)
    }
  }
  return keepingRules(graph, good)
}

/** Of the good answers one for each controller, such that no rule is broken; `null` where there are none. */
function keepingRules(
  { rules }: ControlGraph,
  good: ReadonlyMap<TreeNode, readonly string[]>,
): Map<TreeNode, string> | null {
  const first = new Map([...good].map(([controller, [value = '']]) => [controller, value]))
  const compared = [...good].filter(([{ control }]) => rules.keys.has(control.key))
  if (compared.length < 2) return first
  const isKept = (chosen: readonly (readonly [TreeNode, string])[]): boolean =>
    rules.brokenIn(
      Object.fromEntries(chosen.map(([{ control }, value]) => [control.key, control.rules.fromData(value)])),
    ).size === 0
  const ways = compared.reduce((product, [, values]) => product * values.length, 1)
  if (ways > mostWays) return first
  for (let way = 0; way < ways; way += 1) {
    let left = way
    const chosen = compared.map(([controller, values]) => {
      const value = values[left % values.length]!
      left = Math.floor(left / values.length)
      return [controller, value] as const
    })
    if (isKept(chosen)) return new Map([...first, ...chosen])
  }
  return null
}

/** Beyond so many ways to answer it is taken that one of them keeps the rules. */
const mostWays = 10_000

/** Whether a person can give the answer that is sent as this text, today or on a later day. */
export function canBeGiven({ settings }: ControlGraph, control: FormControl, text: string): boolean {
  const answer = control.rules.fromData(text)
  const judging = { today: () => endOfTime, phones: settings.phones }
  if (isUnanswered(control, answer) || cleanAnswer(control, answer) !== answer) return false
  return checkAnswer(control, answer, judging) === null
}

/** A day that is still to come is no answer yet, but will be. */
const endOfTime = '9999-12-31'

/** Texts of answers that a person can give and that hold: options as they are offered, other texts as the condition has them. */
export function givableValues(graph: ControlGraph, { controller, values }: Condition): readonly string[] {
  if (!controller) return []
  const { control } = controller
  if (control.check !== 'option') return values.filter((value) => canBeGiven(graph, control, value))
  const wanted = new Set(values.map((value) => comparable(control, value)))
  return control.options.map((option) => option.value).filter((value) => wanted.has(comparable(control, value)))
}

function witnessOf(graph: ControlGraph, node: TreeNode): Answers {
  const form: Record<string, unknown> = {}
  const item: Record<string, unknown> = { [graph.settings.itemId]: 1 }
  for (const [controller, value] of agreedAnswers(graph, node) ?? []) {
    const scope = controller.repeatedIn ? item : form
    scope[controller.control.key] = controller.control.rules.fromData(value)
  }
  return node.repeatedIn ? { ...form, [node.repeatedIn.control.key]: [item] } : form
}
