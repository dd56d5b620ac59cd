import type { Answers } from '../kinds/answers.ts'
import type { Condition } from '../graph/conditions.ts'
import type { Definitions, RecId } from '../definitions/definitions.ts'
import type { FormSettings } from '../graph/settings.ts'
import { buildGraph, prerequisitesOf, type ControlGraph } from '../graph/graph.ts'
import type { TreeNode } from '../graph/tree.ts'
import { possibleAnswers } from './possible-answers.ts'
import { neededControls } from '../graph/calculations.ts'
import { addNeeds, nothingNeeded, offerNeeds, withText } from './needs.ts'
import { answersOfTexts, needsCalculation, searchAnswers } from './search-answers.ts'

/** Whether any answers show a control, and which ones. */
export interface ReachedControl {
  readonly key: string
  readonly recId: RecId
  /** False only if it is proven that no answers show it. */
  readonly reachable: boolean
  /**
   * Answers that show the control, computed on first access. `null` if no answers show it, or if it depends on a
   * calculated value and none of the tried answers show it. In the second case, `reachable` is true, because nothing is
   * proven.
   */
  readonly answers: Answers | null
}

/**
 * Finds, for each active control in visual order, answers that show it.
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
 * The controls that some answers show. All dependencies of a control must hold at once: its parent, its controllers, and
 * the dependencies of those. So a control is unreachable if one of its dependencies is, or if its dependencies require
 * different answers from one controller.
 *
 * Visits each control once, after its dependencies, and searches for answers only where they can disagree:
 * 1. A control with an unreachable dependency, or with a condition that no answer satisfies, is unreachable.
 * 2. If a condition needs an option that depends on answers, or a calculated value, a search decides. The same applies
 *    to all controls that depend on such a control (`bySearch`).
 * 3. A controller is contested if conditions require different answers from it, or if a rule compares its answers. A
 *    control depends on contested controllers through its own conditions or through one of its dependencies
 *    (`onContested`). With at most one such path, nothing can disagree. Where two paths meet, the contested answers
 *    must agree.
 */
export function reachableNodes(graph: ControlGraph): Set<TreeNode> {
  const contested = contestedControllers(graph)
  const reached = new Set<TreeNode>()
  const onContested = new Set<TreeNode>()
  const bySearch = new Set<TreeNode>()
  for (const node of graph.possible) {
    const conditions = graph.conditions.get(node) ?? []
    if (![...prerequisitesOf(graph, node), ...neededAnswers(graph, node)].every((needed) => reached.has(needed)))
      continue
    if (conditions.some((condition) => possibleAnswers(graph, condition).length === 0)) continue
    if (conditions.some(({ controller }) => controller && isSearched(graph, controller))) bySearch.add(node)
    if (prerequisitesOf(graph, node).some((prerequisite) => bySearch.has(prerequisite))) bySearch.add(node)
    if (bySearch.has(node)) {
      if (agreedAnswers(graph, node)) reached.add(node)
      continue
    }
    const paths = new Set(prerequisitesOf(graph, node).filter((prerequisite) => onContested.has(prerequisite)))
    for (const { controller } of conditions) if (controller && contested.has(controller)) paths.add(controller)
    if (paths.size > 0) onContested.add(node)
    if (paths.size <= 1 || agreedAnswers(graph, node, contested)) reached.add(node)
  }
  return reached
}

/** Whether the answers that give a control a value must be found by search. */
const isSearched = ({ offers, calculations }: ControlGraph, node: TreeNode): boolean =>
  offers.has(node) || calculations.has(node)

/** Controls that must be answered so that the calculated values that a control depends on exist. */
export function neededAnswers({ conditions, calculations }: ControlGraph, node: TreeNode): TreeNode[] {
  return (conditions.get(node) ?? []).flatMap(({ controller }) =>
    controller ? [...neededControls(calculations, controller)] : [],
  )
}

/** Controllers of which conditions require different answers, and controllers whose answers a rule compares. */
function contestedControllers({ conditions, offersBy, rules }: ControlGraph): Set<TreeNode> {
  const first = new Map<TreeNode, string>()
  const contested = new Set<TreeNode>()
  const ofOptions = [...offersBy.values()]
  for (const { controller, values, restrictions } of [...conditions.values(), ...ofOptions].flat()) {
    if (!controller) continue
    const wantedValues = JSON.stringify([values, restrictions])
    if (rules.keys.has(controller.control.key) || (first.get(controller) ?? wantedValues) !== wantedValues)
      contested.add(controller)
    first.set(controller, wantedValues)
  }
  return contested
}

/** Finds one answer per controller, as `allowedAnswers` does, so that no rule is broken. */
function agreedAnswers(
  graph: ControlGraph,
  node: TreeNode,
  among?: ReadonlySet<TreeNode>,
): Map<TreeNode, string> | null {
  const allowed = allowedAnswers(graph, node, among)
  return allowed && answersWithinRules(graph, allowed)
}

/**
 * Finds for each controller, direct or not, the answers that satisfy all conditions along the way, with options that
 * can be offered together. Returns `null` if a controller has no such answer. `among` limits the controllers to check.
 */
export function allowedAnswers(
  graph: ControlGraph,
  node: TreeNode,
  among?: ReadonlySet<TreeNode>,
): ReadonlyMap<TreeNode, readonly string[]> | null {
  const needs = addNeeds(graph, nothingNeeded, [node], [], among)
  return needs && offerNeeds(graph, needs)
}

/** Whether some answers show a control and offer all options in this text of its answer. */
export function canBeOffered(graph: ControlGraph, node: TreeNode, text: string): boolean {
  const needs = addNeeds(graph, nothingNeeded, [node])
  return needs !== null && offerNeeds(graph, withText(needs, node, text)) !== null
}

/** Whether a condition asks only for options that are never offered. */
export function asksForLostOptions(graph: ControlGraph, condition: Condition): boolean {
  const { controller } = condition
  if (!controller || !graph.offers.has(controller)) return false
  return !possibleAnswers(graph, condition).some((text) => canBeOffered(graph, controller, text))
}

/** Picks one answer per controller so that no rule is broken. Returns `null` if that is impossible. */
export function answersWithinRules(
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
  const combinations = compared.reduce((product, [, values]) => product * values.length, 1)
  if (combinations > maxCombinations) return first
  for (let combination = 0; combination < combinations; combination += 1) {
    let remaining = combination
    const chosen = compared.map(([controller, values]) => {
      const value = values[remaining % values.length]!
      remaining = Math.floor(remaining / values.length)
      return [controller, value] as const
    })
    if (isKept(chosen)) return new Map([...first, ...chosen])
  }
  return null
}

/** If there are more combinations than this, one of them is assumed to satisfy the rules. */
const maxCombinations = 10_000

function witnessOf(graph: ControlGraph, node: TreeNode): Answers | null {
  if (needsCalculation(graph, node)) {
    const found = searchAnswers(graph, node)
    return found && answersOfTexts(graph, found)
  }
  const items = new Map(node.repeatedIn ? [[node.repeatedIn, 1]] : [])
  return answersOfTexts(graph, { texts: agreedAnswers(graph, node) ?? new Map(), items })
}
