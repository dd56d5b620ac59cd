import type { Condition } from '../graph/conditions.ts'
import type { JsonSchema } from '../kinds/control.ts'
import type { ControlGraph } from '../graph/graph.ts'
import { schemaOfCondition } from './schema-of-value.ts'
import type { TreeNode } from '../graph/tree.ts'

/** What must hold for controls to show, as named schemas that refer to each other; absent where nothing must. */
export interface NeedSchemas {
  readonly definitions: Record<string, JsonSchema>
  /** Holds for the object the control's answer stands in. */
  readonly own: ReadonlyMap<TreeNode, JsonSchema>
  /** For a control that repeats: holds for the form around the item. */
  readonly outer: ReadonlyMap<TreeNode, JsonSchema>
}

/**
 * One definition per control that needs something: its parent's, its controllers', and what they must answer. So each
 * holds the whole chain while the size stays linear in rows. Goes through the possible controls, needed ones first.
 */
export function needSchemas(graph: ControlGraph): NeedSchemas {
  const definitions: Record<string, JsonSchema> = {}
  const own = new Map<TreeNode, JsonSchema>()
  const outer = new Map<TreeNode, JsonSchema>()
  const define = (into: Map<TreeNode, JsonSchema>, node: TreeNode, prefix: string, needs: JsonSchema[]): void => {
    if (needs.length === 0) return
    const name = prefix + definitionName(node)
    definitions[name] = needs.length === 1 ? needs[0]! : { allOf: needs }
    into.set(node, { $ref: `#/$defs/${name}` })
  }
  for (const node of graph.possible) {
    const conditions = graph.conditions.get(node) ?? []
    const sameScope = conditions.filter((condition) => condition.controller?.repeatedIn === node.repeatedIn)
    const parent = node.parent?.repeatedIn === node.repeatedIn ? node.parent : null
    define(own, node, 'visible_', [...leaningOn(own, parent, sameScope), ...sameScope.map(mustAnswer)])
    if (!node.repeatedIn) continue
    const fromForm = conditions.filter((condition) => !sameScope.includes(condition))
    const needs = [
      ...leaningOn(outer, parent, sameScope),
      ...leaningOn(own, null, fromForm),
      ...fromForm.map(mustAnswer),
    ]
    define(outer, node, 'outside_', needs)
  }
  return { definitions, own, outer }
}

function leaningOn(
  schemas: ReadonlyMap<TreeNode, JsonSchema>,
  parent: TreeNode | null,
  conditions: readonly Condition[],
): JsonSchema[] {
  const leans = [parent, ...conditions.map((condition) => condition.controller)]
  return leans.map((node) => node && schemas.get(node)).filter((schema) => !!schema)
}

function mustAnswer(condition: Condition): JsonSchema {
  const key = condition.controller?.control.key ?? ''
  return { required: [key], properties: { [key]: schemaOfCondition(condition) } }
}

/** Names with letters that a reference would have to escape are replaced by their place. */
export function definitionName(node: TreeNode): string {
  return /^[\w-]+$/.test(node.control.key) ? node.control.key : String(node.place)
}
