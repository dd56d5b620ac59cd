import { allowedAnswers, answersWithinRules, reachableNodes } from '../diagnose/reach.ts'
import { needsCalculation, searchAnswers } from '../diagnose/search-answers.ts'
import type { ControlGraph } from '../graph/graph.ts'
import type { TreeNode } from '../graph/tree.ts'
import type { ValidationContext } from '../kinds/kind.ts'
import { faultyTexts } from './sample-answers.ts'

/** The texts that each control may have. */
export type RequiredAnswers = ReadonlyMap<TreeNode, readonly string[]>

/** One thing that a test must do: show a control, or raise one of its errors. */
export interface Goal {
  /** `c101`, or `c101 required`. */
  readonly id: string
  readonly requiredAnswers: RequiredAnswers
}

/** All reachable goals of a form, sorted by the number of answers that they need, the most first. */
export function goalsOf(graph: ControlGraph, validationContext: ValidationContext): Goal[] {
  const reached = [...reachableNodes(graph)].filter(({ control }) => !control.bare)
  const goals = reached.flatMap((node): Goal[] => {
    const requiredAnswers = needsCalculation(graph, node) ? foundAnswers(graph, node) : allowedAnswers(graph, node)
    if (!requiredAnswers) return []
    const { control } = node
    const faults = [...faultyTexts(control, validationContext)].map(([code, text]) => ({
      id: `${control.key} ${code}`,
      requiredAnswers: new Map([...requiredAnswers, [node, [text]]]),
    }))
    return [{ id: control.key, requiredAnswers }, ...faults]
  })
  return goals.sort((a, b) => b.requiredAnswers.size - a.requiredAnswers.size)
}

/**
 * Answers that give the calculated values. Returns `null` if a repeating section would need more or less than one item.
 */
function foundAnswers(graph: ControlGraph, node: TreeNode): RequiredAnswers | null {
  const found = searchAnswers(graph, node)
  if (!found || [...found.items.values()].some((count) => count !== 1)) return null
  return new Map([...found.texts].map(([each, text]) => [each, [text]]))
}

/** The combination of both. Returns `null` if they contradict each other or a rule between answers. */
function mergeRequirements(graph: ControlGraph, one: RequiredAnswers, other: RequiredAnswers): RequiredAnswers | null {
  const both = new Map(one)
  for (const [node, texts] of other) {
    const known = both.get(node)
    const agreed = known ? known.filter((text) => texts.includes(text)) : texts
    if (agreed.length === 0) return null
    both.set(node, agreed)
  }
  return answersWithinRules(graph, both) ? both : null
}

/** Merges compatible goals: adds each goal to the first set of answers that it does not contradict. */
export function joinGoals(graph: ControlGraph, goals: readonly Goal[]): RequiredAnswers[] {
  const joined: RequiredAnswers[] = []
  for (const { requiredAnswers } of goals) {
    const at = joined.findIndex((each) => mergeRequirements(graph, each, requiredAnswers))
    if (at === -1) joined.push(requiredAnswers)
    else joined[at] = mergeRequirements(graph, joined[at]!, requiredAnswers)!
  }
  return joined
}

/**
 * A lower bound for the number of tests: the size of the largest group found whose goals contradict each other in
 * pairs. Each of them needs its own test.
 */
export function fewestTests(graph: ControlGraph, goals: readonly Goal[]): number {
  const sizes = goals.slice(0, mostStarts).map((start) => {
    const group = [start]
    for (const goal of goals)
      if (
        group.every(({ requiredAnswers }) => mergeRequirements(graph, requiredAnswers, goal.requiredAnswers) === null)
      )
        group.push(goal)
    return group.length
  })
  return Math.max(0, ...sizes)
}

/** More starting points rarely improve the result, and take long. */
const mostStarts = 200
