import type { Condition } from '../graph/conditions.ts'
import { neededControls } from '../graph/calculations.ts'
import type { ControlGraph } from '../graph/graph.ts'
import type { TreeNode } from '../graph/tree.ts'
import { possibleAnswers } from './possible-answers.ts'

/** Requirements that must hold together: the controls that must show, and the texts that each controller may have. */
export interface Needs {
  readonly shown: ReadonlySet<TreeNode>
  readonly texts: ReadonlyMap<TreeNode, readonly string[]>
}

export const nothingNeeded: Needs = { shown: new Set(), texts: new Map() }

/**
 * Adds controls that must show, with everything they depend on, and conditions that must hold. Returns `null` if no answer
 * of a controller satisfies all conditions on it. `among` limits the controllers to check.
 */
export function addNeeds(
  graph: ControlGraph,
  { shown, texts }: Needs,
  nodes: readonly TreeNode[],
  conditions: readonly Condition[] = [],
  among?: ReadonlySet<TreeNode>,
): Needs | null {
  const allowed = new Map(texts)
  const isAllowed = (condition: Condition): boolean => {
    const { controller } = condition
    if (!controller || (among && !among.has(controller))) return true
    const known = allowed.get(controller)
    const both = known
      ? known.filter((text) => condition.holds(controller.control.rules.fromData(text)))
      : possibleAnswers(graph, condition)
    allowed.set(controller, both)
    return both.length > 0
  }
  if (!conditions.every(isAllowed)) return null
  const added = new Set(nodes)
  for (const node of added) {
    if (shown.has(node)) continue
    if (node.parent) added.add(node.parent)
    for (const condition of graph.conditions.get(node) ?? []) {
      const { controller } = condition
      if (controller)
        for (const needed of [controller, ...neededControls(graph.calculations, controller)]) added.add(needed)
      if (!isAllowed(condition)) return null
    }
  }
  return { shown: new Set([...shown, ...added]), texts: allowed }
}

/** The same needs, but the controller may have only this text. */
export function withText({ shown, texts }: Needs, controller: TreeNode, text: string): Needs {
  return { shown, texts: new Map([...texts, [controller, [text]]]) }
}

/**
 * Texts that offer every chosen option, or `null` if no texts do. Tries the texts of each controller whose
 * options depend on answers, starting with texts that are always offered.
 */
export function offerNeeds(graph: ControlGraph, start: Needs): Needs['texts'] | null {
  let tries = 0
  const settle = (needs: Needs, settled: ReadonlySet<TreeNode>): Needs | null => {
    const open = [...needs.texts.keys()].find((node) => graph.offers.has(node) && !settled.has(node))
    if (!open || tries > mostTries) return needs
    const now = new Set([...settled, open])
    const texts = needs.texts.get(open)!
    const always = texts.filter((text) => choicesIn(graph, open, text).length === 0)
    if (always.length > 0) {
      const found = settle({ ...needs, texts: new Map([...needs.texts, [open, always]]) }, now)
      if (found) return found
    }
    for (const text of texts) {
      if (always.includes(text)) continue
      const found = offerAll(withText(needs, open, text), choicesIn(graph, open, text), now)
      if (found) return found
    }
    return null
  }
  const offerAll = (
    needs: Needs,
    [first, ...others]: readonly (readonly Condition[])[],
    settled: ReadonlySet<TreeNode>,
  ): Needs | null => {
    if (!first) return settle(needs, settled)
    for (const condition of first) {
      tries += 1
      const { controller } = condition
      if (condition.neverHolds || !controller || !graph.possible.has(controller)) continue
      const more = addNeeds(graph, needs, [controller], [condition])
      const found = more && offerAll(more, others, settled)
      if (found) return found
    }
    return null
  }
  return settle(start, new Set())?.texts ?? null
}

/** After this many tries, the options are assumed to be offered. */
const mostTries = 10_000

/** The conditions of each chosen option that is not always offered. One condition per option is enough. */
function choicesIn({ offers }: ControlGraph, node: TreeNode, text: string): (readonly Condition[])[] {
  const { choices, fromData } = node.control.rules
  const chosen = choices ? choices(fromData(text)) : [text]
  return chosen.flatMap((value) => {
    const conditions = offers.get(node)?.get(value)
    return conditions ? [conditions] : []
  })
}
