import type { Condition } from '../graph/conditions.ts'
import type { JsonSchema } from '../kinds/control.ts'
import type { ControlGraph } from '../graph/graph.ts'
import { schemaOfCondition } from './schema-of-value.ts'
import type { TreeNode } from '../graph/tree.ts'

/** The conditions of each control as named schemas that refer to each other. Absent for controls without conditions. */
export interface NeedSchemas {
  readonly definitions: Record<string, JsonSchema>
  /** Applies to the object that holds the control's answer. */
  readonly own: ReadonlyMap<TreeNode, JsonSchema>
  /** For a control that repeats: applies to the form around the item. */
  readonly outer: ReadonlyMap<TreeNode, JsonSchema>
}

/**
 * Builds one schema definition per conditional control, from the definitions of its parent and controllers and the
 * answers that they must have. References between definitions keep the size linear in the number of rows. Processes
 * controls in topological order of their dependencies.
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
    define(own, node, 'visible_', [...prerequisitesIn(own, parent, sameScope), ...sameScope.map(schemaOfCondition)])
    if (!node.repeatedIn) continue
    const fromForm = conditions.filter((condition) => !sameScope.includes(condition))
    const needs = [
      ...prerequisitesIn(outer, parent, sameScope),
      ...prerequisitesIn(own, null, fromForm),
      ...fromForm.map(schemaOfCondition),
    ]
    define(outer, node, 'outside_', needs)
  }
  return { definitions, own, outer }
}

function prerequisitesIn(
  schemas: ReadonlyMap<TreeNode, JsonSchema>,
  parent: TreeNode | null,
  conditions: readonly Condition[],
): JsonSchema[] {
  const prerequisites = [parent, ...conditions.map((condition) => condition.controller)]
  return prerequisites.map((node) => node && schemas.get(node)).filter((schema) => !!schema)
}

/** The schema of the form in which all items of a repeating section have this schema. */
export function inItems(section: TreeNode, items: JsonSchema): JsonSchema {
  return { properties: { [section.control.key]: { items } } }
}

/** A name for references. A control whose name needs escaping in a reference is named by its position. */
export function definitionName(node: TreeNode): string {
  return /^[\w-]+$/.test(node.control.key) ? node.control.key : String(node.place)
}
