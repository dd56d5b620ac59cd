import type { Answers } from '../kinds/answers.ts'
import { answerOf } from '../kinds/answers.ts'
import { assertRead } from '../definitions/assert-read.ts'
import type { Definitions } from '../definitions/definitions.ts'
import { conditionsOf, type Condition } from './conditions.ts'
import { FormRules } from './rules.ts'
import { readSettings, type FormSettings, type GraphSettings } from './settings.ts'
import { buildTree, type ControlTree, type TreeNode } from './tree.ts'

/** A control that a condition can show. */
interface Opening {
  readonly condition: Condition
  readonly dependent: TreeNode
}

/** The tree, its conditions, and the controls that each control can show. */
export interface ControlGraph {
  readonly settings: GraphSettings
  readonly tree: ControlTree
  readonly conditions: ReadonlyMap<TreeNode, readonly Condition[]>
  readonly childrenOf: ReadonlyMap<TreeNode, readonly TreeNode[]>
  readonly opensOf: ReadonlyMap<TreeNode, readonly Opening[]>
  /** Controls that some answers could show, in dependency order. All others never show: see `neverShows`. */
  readonly possible: ReadonlySet<TreeNode>
  readonly repeating: readonly TreeNode[]
  /** Controls with a condition of their own or on one of their containers. */
  readonly controlled: ReadonlySet<TreeNode>
  readonly rules: FormRules
}

/**
 * Builds the graph in time linear in rows.
 * @throws UnreadDefinitionsError
 */
export function buildGraph(definitions: Definitions, given: FormSettings = {}): ControlGraph {
  assertRead(definitions)
  const settings = readSettings(given)
  const tree = buildTree(definitions, settings)
  const conditions = conditionsOf(tree, definitions.dependencies)
  const childrenOf = new Map<TreeNode, TreeNode[]>()
  const opensOf = new Map<TreeNode, Opening[]>()
  const controlled = new Set<TreeNode>()
  for (const node of tree.nodes) {
    if (conditions.has(node) || (node.parent && controlled.has(node.parent))) controlled.add(node)
    if (node.parent) listIn(childrenOf, node.parent).push(node)
    for (const condition of conditions.get(node) ?? []) {
      if (condition.controller) listIn(opensOf, condition.controller).push({ condition, dependent: node })
    }
  }
  const links = { settings, tree, conditions, childrenOf, opensOf }
  const possible = leastFixedPoint(
    links,
    tree.nodes,
    () => true,
    () => false,
  )
  const repeating = tree.nodes.filter((node) => node.control.repeating && possible.has(node))
  const active = tree.nodes.filter((node) => node.active).map((node) => node.control)
  return { ...links, possible, repeating, controlled, rules: new FormRules(settings.rules, active) }
}

/** The dependencies of a control's visibility: its parent and the controllers of its conditions. */
export function prerequisitesOf(graph: ControlGraph, node: TreeNode): TreeNode[] {
  const controllers = (graph.conditions.get(node) ?? []).map((condition) => condition.controller)
  return [node.parent, ...controllers].filter((prerequisite) => !!prerequisite)
}

function listIn<K, V>(map: Map<K, V[]>, key: K): V[] {
  const list = map.get(key) ?? []
  if (list.length === 0) map.set(key, list)
  return list
}

/** The visible nodes of the form and of each item in its repeating sections. */
export interface Shown {
  readonly form: ReadonlySet<TreeNode>
  readonly items: ReadonlyMap<TreeNode, readonly ReadonlySet<TreeNode>[]>
}

/**
 * A control is visible if and only if it is active, its parent is visible and its conditions hold, counting only
 * visible controllers. This is the least fixed point, so order never matters and a circular condition stays hidden.
 */
export function shownIn(
  graph: ControlGraph,
  answers: Answers,
  itemsIn: (section: TreeNode) => readonly Answers[],
): Shown {
  const form = leastFixedPoint(
    graph,
    graph.tree.nodes.filter((node) => node.repeatedIn === null),
    (condition) => condition.holds(answerIn(answers, condition)),
    () => false,
  )
  const items = new Map<TreeNode, ReadonlySet<TreeNode>[]>()
  for (const section of graph.repeating.filter((node) => form.has(node))) {
    const inside = graph.tree.nodes.slice(section.place + 1, section.end)
    const isInForm = (node: TreeNode): boolean => form.has(node)
    const shown = itemsIn(section).map((item) =>
      leastFixedPoint(
        graph,
        inside,
        (condition) => condition.holds(answerIn(condition.controller?.repeatedIn ? item : answers, condition)),
        isInForm,
      ),
    )
    items.set(section, shown)
  }
  return { form, items }
}

function answerIn(answers: Answers, condition: Condition): unknown {
  return condition.controller && answerOf(answers, condition.controller.control.key)
}

type Links = Pick<ControlGraph, 'conditions' | 'childrenOf' | 'opensOf'>

/**
 * Counts the unmet dependencies of each node (its parent and its conditions), and follows the edges from each newly
 * visible node. Visits each edge once. `isGiven` says what is visible outside `nodes`.
 */
function leastFixedPoint(
  links: Links,
  nodes: readonly TreeNode[],
  holds: (condition: Condition) => boolean,
  isGiven: (node: TreeNode) => boolean,
): Set<TreeNode> {
  const needs = new Map<TreeNode, number>()
  const visible = new Set<TreeNode>()
  const ready: TreeNode[] = []
  for (const node of nodes) {
    const open = (links.conditions.get(node) ?? []).filter(
      (condition) => !(condition.controller && isGiven(condition.controller) && isMet(condition, holds)),
    )
    const count = open.length + (node.parent && !isGiven(node.parent) ? 1 : 0)
    needs.set(node, count)
    if (count === 0 && node.active) ready.push(node)
  }
  const meet = (node: TreeNode): void => {
    const count = needs.get(node)
    if (count === undefined) return
    needs.set(node, count - 1)
    if (count === 1 && node.active) ready.push(node)
  }
  for (let node = ready.pop(); node; node = ready.pop()) {
    visible.add(node)
    for (const child of links.childrenOf.get(node) ?? []) meet(child)
    for (const { condition, dependent } of links.opensOf.get(node) ?? []) if (isMet(condition, holds)) meet(dependent)
  }
  return visible
}

function isMet(condition: Condition, holds: (condition: Condition) => boolean): boolean {
  return !condition.neverHolds && holds(condition)
}
