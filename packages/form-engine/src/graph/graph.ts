import { assertRead } from '../definitions/assert-read.ts'
import type { Definitions } from '../definitions/definitions.ts'
import { groupBy } from '../definitions/group-by.ts'
import { calculationsOf, calculationsWithoutCircles, type Calculation } from './calculations.ts'
import { componentsOf } from './components.ts'
import { conditionsOf, type Condition } from './conditions.ts'
import { offersOf, withoutCircles, type Offers } from './offers.ts'
import { FormRules } from './rules.ts'
import { readSettings, type FormSettings, type GraphSettings } from './settings.ts'
import { buildTree, type ControlTree, type TreeNode } from './tree.ts'

/** A control that a condition can show, with that condition. */
interface ShownByAnswer {
  readonly condition: Condition
  readonly dependent: TreeNode
}

/** The tree, its conditions, and the controls that each control can show. */
export interface ControlGraph {
  readonly settings: GraphSettings
  readonly tree: ControlTree
  readonly conditions: ReadonlyMap<TreeNode, readonly Condition[]>
  /** The controls with options that depend on answers. */
  readonly offers: ReadonlyMap<TreeNode, Offers>
  /** The controls whose value is calculated. */
  readonly calculations: ReadonlyMap<TreeNode, Calculation>
  readonly childrenOf: ReadonlyMap<TreeNode, readonly TreeNode[]>
  readonly controlsShownBy: ReadonlyMap<TreeNode, readonly ShownByAnswer[]>
  /** The conditions of options on each control. */
  readonly offersBy: ReadonlyMap<TreeNode, readonly Condition[]>
  /**
   * Controls that some answers could show, in topological order: each comes after everything that it, its options or
   * its calculation depend on. All others never show.
   */
  readonly possible: ReadonlySet<TreeNode>
  readonly repeating: readonly TreeNode[]
  /** Controls with a condition of their own or on one of their containers. */
  readonly controlled: ReadonlySet<TreeNode>
  readonly rules: FormRules
}

/**
 * Builds the graph in time linear in the number of rows.
 * @throws UnreadDefinitionsError
 */
export function buildGraph(definitions: Definitions, given: FormSettings = {}): ControlGraph {
  assertRead(definitions)
  const settings = readSettings(given)
  const tree = buildTree(definitions, settings)
  const conditions = conditionsOf(tree, definitions.dependencies)
  const childrenOf = new Map<TreeNode, TreeNode[]>()
  const controlsShownBy = new Map<TreeNode, ShownByAnswer[]>()
  const controlled = new Set<TreeNode>()
  for (const node of tree.nodes) {
    if (conditions.has(node) || (node.parent && controlled.has(node.parent))) controlled.add(node)
    if (node.parent) listIn(childrenOf, node.parent).push(node)
    for (const condition of conditions.get(node) ?? []) {
      if (condition.controller) listIn(controlsShownBy, condition.controller).push({ condition, dependent: node })
    }
  }
  const offers = offersOf(tree)
  const links = { settings, tree, conditions, childrenOf, controlsShownBy }
  const shown = possibleNodes(links)
  const calculations = calculationsOf(tree)
  const isOrdered = offers.size > 0 || calculations.size > 0
  const order = isOrdered ? dependencyOrder(links, offers, calculations) : null
  const possible = order ? new Set([...shown].sort((a, b) => order.get(a)! - order.get(b)!)) : shown
  const repeating = tree.nodes.filter((node) => node.control.repeating && possible.has(node))
  const active = tree.nodes.filter((node) => node.active).map((node) => node.control)
  const isCircular = (node: TreeNode, other: TreeNode): boolean => order?.get(node) === order?.get(other)
  const known = order ? withoutCircles(offers, isCircular) : offers
  const ofOptions = [...known.values()].flatMap((byValue) => [...byValue.values()].flat())
  return {
    ...links,
    offers: known,
    offersBy: groupBy(ofOptions.filter(isLinked), ({ controller }) => controller),
    calculations: calculationsWithoutCircles(calculations, isCircular),
    possible,
    repeating,
    controlled,
    rules: new FormRules(settings.rules, active),
  }
}

const isLinked = (condition: Condition): condition is Condition & { readonly controller: TreeNode } =>
  condition.controller !== undefined

/**
 * A topological number for each control: greater than those of the controls that it, its options and its calculation
 * depend on. Controls in the same strongly connected component share a number.
 */
function dependencyOrder(
  links: Links,
  offers: ReadonlyMap<TreeNode, Offers>,
  calculations: ReadonlyMap<TreeNode, Calculation>,
): ReadonlyMap<TreeNode, number> {
  const components = componentsOf(links.tree.nodes, (node) => [
    ...prerequisitesOf(links, node),
    ...optionControllers(offers.get(node)),
    ...(calculations.get(node)?.operands ?? []).flatMap((used) => used.node ?? []),
  ])
  return new Map(components.flatMap((component, index) => component.map((node) => [node, index] as const)))
}

/** The controls that decide which options are offered. */
function optionControllers(offers: Offers | undefined): TreeNode[] {
  return [...(offers?.values() ?? [])].flat().flatMap(({ controller }) => controller ?? [])
}

/** The dependencies of a control's visibility: its parent and the controllers of its conditions. */
export function prerequisitesOf({ conditions }: Pick<ControlGraph, 'conditions'>, node: TreeNode): TreeNode[] {
  const controllers = (conditions.get(node) ?? []).map((condition) => condition.controller)
  return [node.parent, ...controllers].filter((prerequisite) => !!prerequisite)
}

function listIn<K, V>(map: Map<K, V[]>, key: K): V[] {
  const list = map.get(key) ?? []
  if (list.length === 0) map.set(key, list)
  return list
}

type Links = Pick<ControlGraph, 'tree' | 'conditions' | 'childrenOf' | 'controlsShownBy'>

/**
 * The least fixed point: the smallest set that contains each control that is active, has its parent and all its
 * controllers in the set, and has no impossible condition. Counts the open requirements of each control, and visits
 * each edge once.
 */
function possibleNodes({ tree, conditions, childrenOf, controlsShownBy }: Links): Set<TreeNode> {
  const needs = new Map<TreeNode, number>()
  const possible = new Set<TreeNode>()
  const ready: TreeNode[] = []
  const need = (node: TreeNode, count: number): void => {
    needs.set(node, count)
    if (count === 0 && node.active) ready.push(node)
  }
  for (const node of tree.nodes) need(node, (conditions.get(node)?.length ?? 0) + (node.parent ? 1 : 0))
  for (let node = ready.pop(); node; node = ready.pop()) {
    possible.add(node)
    for (const child of childrenOf.get(node) ?? []) need(child, needs.get(child)! - 1)
    for (const { condition, dependent } of controlsShownBy.get(node) ?? [])
      if (!condition.neverHolds) need(dependent, needs.get(dependent)! - 1)
  }
  return possible
}
