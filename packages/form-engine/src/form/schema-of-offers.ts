import { groupBy } from '../definitions/group-by.ts'
import type { Condition } from '../graph/conditions.ts'
import type { ControlGraph } from '../graph/graph.ts'
import type { TreeNode } from '../graph/tree.ts'
import type { FormControl, JsonSchema } from '../kinds/control.ts'
import { inItems, type NeedSchemas } from './schema-needs.ts'
import { schemaOfCondition } from './schema-of-value.ts'

interface OfferContext {
  readonly graph: ControlGraph
  readonly needs: NeedSchemas
}

/** Options that are offered together, with the alternative conditions for them. */
interface OfferGroup {
  readonly values: readonly string[]
  readonly conditions: readonly Condition[]
}

/**
 * Rejects options of a visible control that are not offered. Applies to the object that contains its answer. The schema
 * of an item cannot refer to the form around it, so `outerOfferRules` covers options that depend on the form.
 */
export function offerRules(context: OfferContext, node: TreeNode): JsonSchema[] {
  return offerGroups(context.graph, node).flatMap<JsonSchema>(({ values, conditions }) =>
    conditions.every((condition) => isInScope(node, condition))
      ? refusedUnless(context, conditions, withoutOptions(node.control, values))
      : [],
  )
}

/** For a control in an item: rejects options that depend on the form around the item. Applies to the form. */
export function outerOfferRules(context: OfferContext, section: TreeNode, node: TreeNode): JsonSchema[] {
  return offerGroups(context.graph, node).flatMap<JsonSchema>(({ values, conditions }) => {
    const inItem = conditions.filter((condition) => isInScope(node, condition))
    if (inItem.length === conditions.length) return []
    const ofForm = conditions.filter((condition) => !inItem.includes(condition))
    const refused = refusedUnless(context, inItem, withoutOptions(node.control, values))
    return refusedUnless(context, ofForm, inItems(section, refused))
  })
}

function offerGroups({ offers, possible }: ControlGraph, node: TreeNode): OfferGroup[] {
  const entries = [...(offers.get(node) ?? [])].map(([value, conditions]) => ({
    value,
    conditions: conditions.filter(
      ({ controller, neverHolds }) => !neverHolds && controller && possible.has(controller),
    ),
  }))
  const groups = groupBy(entries, ({ conditions }) =>
    JSON.stringify(conditions.map(({ controllerId, values }) => [controllerId, values])),
  )
  return [...groups.values()].map((group) => ({
    values: group.map(({ value }) => value),
    conditions: group[0]!.conditions,
  }))
}

const isInScope = (node: TreeNode, { controller }: Condition): boolean => controller?.repeatedIn === node.repeatedIn

/** Negates the test, because `unevaluatedProperties` ignores properties matched under `not`. */
function refusedUnless({ needs }: OfferContext, conditions: readonly Condition[], refused: JsonSchema): JsonSchema {
  if (conditions.length === 0) return refused
  const offered = conditions.map((condition) => {
    const visible = condition.controller && needs.own.get(condition.controller)
    const matching = schemaOfCondition(condition)
    return visible ? { allOf: [visible, matching] } : matching
  })
  return { if: { not: offered.length === 1 ? offered[0] : { anyOf: offered } }, then: refused }
}

function withoutOptions({ key, rules }: FormControl, values: readonly string[]): JsonSchema {
  const others = { not: { enum: values } }
  return { properties: { [key]: rules.choices ? { items: others } : others } }
}
