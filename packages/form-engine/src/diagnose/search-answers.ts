import { evaluateCalculation } from '../calculations/evaluate-calculation.ts'
import { usedControls } from '../graph/calculations.ts'
import type { Condition } from '../graph/conditions.ts'
import type { ControlGraph } from '../graph/graph.ts'
import { shownIn } from '../graph/shown.ts'
import type { TreeNode } from '../graph/tree.ts'
import type { Answers } from '../kinds/answers.ts'
import { addNeeds, nothingNeeded, offerNeeds, type Needs } from './needs.ts'
import { combinations, countsToTry, textsToTry } from './texts-to-try.ts'

/** Answers as texts, and the number of items in each repeating section. */
export interface FoundAnswers {
  readonly texts: ReadonlyMap<TreeNode, string>
  readonly items: ReadonlyMap<TreeNode, number>
}

/** Whether a control depends on a calculated value, directly or not. */
export function needsCalculation(graph: ControlGraph, node: TreeNode): boolean {
  return graph.calculations.size > 0 && conditionsIn(graph, addNeeds(graph, nothingNeeded, [node])).length > 0
}

/**
 * Tries answers to the questions that calculations use until the control shows. Returns `null` if no attempt shows it;
 * other answers may still show it.
 */
export function searchAnswers(graph: ControlGraph, node: TreeNode): FoundAnswers | null {
  const own = addNeeds(graph, nothingNeeded, [node])
  const conditions = conditionsIn(graph, own)
  const used = new Set(conditions.flatMap(({ controller }) => [...usedControls(graph.calculations, controller)]))
  const asked = [...used].filter((each) => !graph.calculations.has(each) && !each.control.repeating)
  const needs = addNeeds(graph, nothingNeeded, [node, ...asked]) ?? own
  const allowed = needs && offerNeeds(graph, needs)
  if (!allowed) return null
  const limits = conditions.flatMap(limitsOf)
  const ways = asked.map((each) => [...new Set([...(allowed.get(each) ?? []), ...textsToTry(graph, each, limits)])])
  const others = [...allowed].filter(([each]) => !used.has(each) && !graph.calculations.has(each))
  const given = others.flatMap(([each, [text]]) => (text === undefined ? [] : [[each, text] as const]))
  const sections = sectionsAround([...used, node, ...others.map(([each]) => each)])
  for (const count of sections.size > 0 ? countsToTry(limits) : [1]) {
    const items = new Map([...sections].map((section) => [section, count]))
    for (const chosen of combinations(ways)) {
      const texts = new Map([...given, ...asked.map((each, index) => [each, chosen[index]!] as const)])
      const found = { texts, items }
      // Evaluating the conditions is faster than computing visibility, so it comes first.
      if (conditions.every((condition) => holdsFor(graph, condition, found)) && isShown(graph, node, found))
        return found
    }
  }
  return null
}

type CalculatedCondition = Condition & { readonly controller: TreeNode }

/** All conditions on calculated values, among those of every control that must show. */
function conditionsIn(graph: ControlGraph, needs: Needs | null): CalculatedCondition[] {
  const conditions = [...(needs?.shown ?? [])].flatMap((node) => graph.conditions.get(node) ?? [])
  return conditions.filter(
    (condition): condition is CalculatedCondition =>
      condition.controller !== undefined && graph.calculations.has(condition.controller),
  )
}

const limitsOf = ({ values, restrictions }: Condition): string[] => [
  ...(values ?? []),
  ...restrictions.map(({ value }) => value),
]

function sectionsAround(nodes: readonly TreeNode[]): ReadonlySet<TreeNode> {
  return new Set(nodes.flatMap((node) => (node.control.repeating ? node : (node.repeatedIn ?? []))))
}

const holdsFor = (graph: ControlGraph, { controller, holds }: CalculatedCondition, found: FoundAnswers): boolean =>
  holds(valueWith(graph, controller, found) ?? undefined)

function valueWith(graph: ControlGraph, node: TreeNode, found: FoundAnswers): string | null {
  const expression = graph.calculations.get(node)?.expression
  if (!expression) return null
  return evaluateCalculation(expression, ({ recId }) => {
    const used = graph.tree.byRecId.get(recId)
    if (!used) return []
    const text = graph.calculations.has(used) ? valueWith(graph, used, found) : (found.texts.get(used) ?? null)
    const section = used.control.repeating ? used : used.repeatedIn
    if (!section || section === node.repeatedIn) return [text]
    return Array.from({ length: found.items.get(section) ?? 0 }, () => (used === section ? '' : text))
  })
}

function isShown(graph: ControlGraph, node: TreeNode, found: FoundAnswers): boolean {
  const { form, items } = shownIn(graph, answersOfTexts(graph, found))
  const scope = node.repeatedIn ? items.get(node.repeatedIn)?.[0] : form
  return scope?.nodes.has(node) === true
}

/** The answers of the form. All items of a section have the same answers. */
export function answersOfTexts(graph: ControlGraph, { texts, items }: FoundAnswers): Answers {
  const scopeOf = (section: TreeNode | null): Record<string, unknown> => {
    const inside = [...texts].filter(([{ repeatedIn }]) => repeatedIn === section)
    return Object.fromEntries(inside.map(([{ control }, text]) => [control.key, control.rules.fromData(text)]))
  }
  const lists = [...items].map(([section, count]) => [
    section.control.key,
    Array.from({ length: count }, (_, index) => ({ [graph.settings.itemId]: index + 1, ...scopeOf(section) })),
  ])
  return { ...scopeOf(null), ...Object.fromEntries(lists) }
}
