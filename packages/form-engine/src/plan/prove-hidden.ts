import type { Definitions } from '../definitions/definitions.ts'
import { possibleAnswers } from '../diagnose/possible-answers.ts'
import { asksForLostOptions, neededAnswers, reachableNodes } from '../diagnose/reach.ts'
import { nameOf } from '../form/explain.ts'
import { wantedInWords } from '../graph/condition-words.ts'
import type { Condition } from '../graph/conditions.ts'
import { buildGraph, type ControlGraph } from '../graph/graph.ts'
import type { FormSettings } from '../graph/settings.ts'
import type { TreeNode } from '../graph/tree.ts'
import { groupBy } from '../definitions/group-by.ts'

/**
 * Proves why each control that never shows stays hidden: the chain of dependencies down to the fault, one sentence per
 * step.
 *
 * @example
 * for (const [key, steps] of proveHidden(definitions, { roots: [27] })) console.log(key, steps.join(' '))
 */
export function proveHidden(definitions: Definitions, settings?: FormSettings): Map<string, readonly string[]> {
  const graph = buildGraph(definitions, settings)
  const reached = reachableNodes(graph)
  const hidden = graph.tree.nodes.filter((node) => node.active && !reached.has(node))
  return new Map(hidden.map((node) => [node.control.key, proofOf(graph, reached, node)]))
}

function proofOf(graph: ControlGraph, reached: ReadonlySet<TreeNode>, start: TreeNode): string[] {
  const steps: string[] = []
  const met = new Set<TreeNode>()
  for (let node: TreeNode | undefined = start; node;) {
    if (met.has(node)) return [...steps, `${named(node)} depends on itself in this way, so it can never show first.`]
    met.add(node)
    const fault = ownFault(graph, node)
    if (fault !== null) return [...steps, fault]
    const conditions: readonly Condition[] = graph.conditions.get(node) ?? []
    const needed = neededAnswers(graph, node)
    const next: TreeNode | undefined =
      [node.parent, ...conditions.map(({ controller }) => controller), ...needed].find(
        (each) => each && !reached.has(each),
      ) ?? undefined
    if (!next) return [...steps, ...contradictionOf(graph, node)]
    steps.push(
      next === node.parent
        ? `${named(node)} is in ${named(next)}, which never shows.`
        : `${named(node)} depends on ${needed.includes(next) ? 'a value calculated from ' : ''}${named(next)}, which never shows.`,
    )
    node = next
  }
  return steps
}

const whyUnusable: Readonly<Record<Exclude<Condition['state'], 'usable' | 'circle'>, string>> = {
  unknown: 'is not in this form',
  inactive: 'is inactive',
  'without-value': 'has no value to compare',
  'in-repeat': 'is answered once per item, and controls outside the item cannot use its answer',
}

/** A condition of the control that no answer satisfies, regardless of other controls. */
function ownFault(graph: ControlGraph, node: TreeNode): string | null {
  for (const condition of graph.conditions.get(node) ?? []) {
    const { controller, controllerId, state, values } = condition
    const on = `${named(node)} depends on ${controller ? named(controller) : controllerId}`
    if (state !== 'usable' && state !== 'circle') return `${on}, which ${whyUnusable[state]}.`
    if (controller && graph.calculations.get(controller)?.expression === null)
      return `${on}, whose calculation never has a value.`
    if (values?.length === 0) return `${on} with a blank value, which no answer matches.`
    if (possibleAnswers(graph, condition).length === 0)
      return `${on} with ${wantedInWords(condition)}, which nobody can answer.`
    if (asksForLostOptions(graph, condition)) return `${on} with ${wantedInWords(condition)}, which is never offered.`
  }
  return null
}

/** Conditions along the way that require different answers from one controller. */
function contradictionOf(graph: ControlGraph, start: TreeNode): string[] {
  const required = new Set([start])
  const demands: { node: TreeNode; condition: Condition; controller: TreeNode }[] = []
  for (const node of required) {
    if (node.parent) required.add(node.parent)
    for (const condition of graph.conditions.get(node) ?? []) {
      if (!condition.controller) continue
      for (const needed of [condition.controller, ...neededAnswers(graph, node)]) required.add(needed)
      demands.push({ node, condition, controller: condition.controller })
    }
  }
  const byController = groupBy(demands, ({ controller }) => controller)
  const contested = [...byController.values()].find((all) => {
    const [first, ...others] = all.map(({ condition }) => condition)
    return !possibleAnswers(graph, first!).some((value) =>
      others.every((other) => other.holds(other.controller?.control.rules.fromData(value))),
    )
  })
  if (!contested && demands.some(({ controller }) => graph.offers.has(controller)))
    return [`The options that would show ${named(start)} are never offered together with its other answers.`]
  if (!contested) return [`A rule between answers rejects every combination that would show ${named(start)}.`]
  const lines = contested.map(({ node, condition, controller }) => {
    const need = node === start ? '' : `, which ${named(start)} needs`
    return `${named(controller)} must be ${wantedInWords(condition)} for ${named(node)}${need}.`
  })
  return [...lines, 'No answer meets both conditions.']
}

const named = ({ control }: TreeNode): string => `“${nameOf(control)}” (${control.recId})`
