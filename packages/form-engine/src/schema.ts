import { REPEAT_ID } from './answers.ts'
import type { DateOrder } from './date-order.ts'
import type { JsonSchema } from './form.ts'
import type { ControlGraph } from './graph.ts'
import { isContainer } from './kinds.ts'
import { definitionName, needSchemas, type NeedSchemas } from './schema-needs.ts'
import { schemaOfAnswer } from './schema-of-value.ts'
import type { TreeNode } from './tree.ts'

/**
 * The portable schema: each answer is allowed only while its control is visible, and `unevaluatedProperties` refuses
 * the rest. Controls that can never show are left out, so no circle of references is left either.
 */
export function portableSchema(graph: ControlGraph, order: DateOrder | null): JsonSchema {
  const needs = needSchemas(graph)
  const nodes = graph.tree.nodes.filter((node) => graph.possible.has(node) && node.repeatedIn === null)
  const rules = nodes.flatMap((node) => rulesOf(graph, needs, node))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    ...scopeOf(rules),
    ...(order && { 'x-date-order': order }),
    $defs: needs.definitions,
  }
}

/** What one visible control allows and asks; `when` is absent where it always shows. */
interface Rule {
  readonly when: JsonSchema | undefined
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly required: readonly string[]
  /** Rules about the items of a repeating section that the form around them decides. */
  readonly allOf: readonly JsonSchema[]
}

function rulesOf(graph: ControlGraph, needs: NeedSchemas, node: TreeNode): Rule[] {
  const { key, kind, repeating, required } = node.control
  const when = needs.own.get(node)
  if (repeating) return [repeatingRule(graph, needs, node)]
  if (isContainer(kind)) return []
  const properties = { [key]: schemaOfAnswer(node.control) }
  return [{ when, properties, required: required && !needs.outer.has(node) ? [key] : [], allOf: [] }]
}

/** The item has a definition of its own: ajv remembers from item to item what a schema written in place allowed. */
function repeatingRule(graph: ControlGraph, needs: NeedSchemas, section: TreeNode): Rule {
  const { key, label } = section.control
  const inside = graph.tree.nodes.slice(section.place + 1, section.end).filter((node) => graph.possible.has(node))
  const rules = inside.flatMap((node) => rulesOf(graph, needs, node))
  const id: Rule = {
    when: undefined,
    properties: { [REPEAT_ID]: { type: 'integer', minimum: 1 } },
    required: [REPEAT_ID],
    allOf: [],
  }
  const name = `item_${definitionName(section)}`
  needs.definitions[name] = { type: 'object', ...scopeOf([id, ...rules]) }
  const list = {
    ...(label && { title: label }),
    type: 'array',
    items: { $ref: `#/$defs/${name}` },
    'x-distinct': REPEAT_ID,
  }
  const allOf = inside
    .filter((node) => !isContainer(node.control.kind))
    .flatMap((node) => outerRule(needs, section, node))
  return { when: needs.own.get(section), properties: { [key]: list }, required: [], allOf }
}

/** An item cannot see the form around it, so the form itself refuses, or asks for, what repeats. */
function outerRule(needs: NeedSchemas, section: TreeNode, node: TreeNode): JsonSchema[] {
  const outer = needs.outer.get(node)
  if (!outer) return []
  const { key, required } = node.control
  const inItems = (items: JsonSchema): JsonSchema => ({ properties: { [section.control.key]: { items } } })
  const refused = inItems({ properties: { [key]: false } })
  const asked = required ? inItems(onlyWhen(needs.own.get(node), { required: [key] })) : true
  return [{ if: { not: outer }, then: refused, else: asked }]
}

function scopeOf(rules: readonly Rule[]): JsonSchema {
  const always = rules.filter((rule) => !rule.when)
  const required = always.flatMap((rule) => rule.required)
  const sometimes = rules.filter((rule) => rule.when).map((rule) => onlyWhen(rule.when, allowedBy(rule)))
  const allOf = [...always.flatMap((rule) => rule.allOf), ...sometimes]
  return {
    properties: Object.assign({}, ...always.map((rule) => rule.properties)) as JsonSchema,
    ...(required.length > 0 && { required }),
    ...(allOf.length > 0 && { allOf }),
    unevaluatedProperties: false,
  }
}

function allowedBy({ properties, required, allOf }: Rule): JsonSchema {
  return { properties, ...(required.length > 0 && { required }), ...(allOf.length > 0 && { allOf }) }
}

/** The test is negated, for what stands under `not` allows no property: only the outcome may. */
function onlyWhen(condition: JsonSchema | undefined, outcome: JsonSchema): JsonSchema {
  return condition ? { if: { not: condition }, else: outcome } : outcome
}
