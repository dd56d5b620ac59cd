import { isContainer, type JsonSchema } from '../kinds/control.ts'
import type { ControlGraph } from '../graph/graph.ts'
import type { ValidationContext } from '../kinds/kind.ts'
import { offerRules, outerOfferRules } from './schema-of-offers.ts'
import { definitionName, inItems, needSchemas, type NeedSchemas } from './schema-needs.ts'
import { schemaOfAnswer, schemaOfSomeAnswer } from './schema-of-value.ts'
import type { TreeNode } from '../graph/tree.ts'

/**
 * The portable schema. It allows each answer only while its control is visible, and `unevaluatedProperties` rejects all
 * others. Leaves out controls that can never show, which also removes circular references.
 */
export function portableSchema(graph: ControlGraph, validationContext: ValidationContext): JsonSchema {
  const needs = needSchemas(graph)
  const context = { graph, needs, validationContext }
  const nodes = graph.tree.nodes.filter((node) => graph.possible.has(node) && node.repeatedIn === null)
  const rules = nodes.flatMap((node) => rulesOf(context, node))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    ...scopeOf(rules),
    ...(Object.assign({}, ...graph.rules.bound.map(({ schema }) => schema)) as JsonSchema),
    $defs: needs.definitions,
  }
}

/** The shared input of the functions that build rules. */
interface SchemaContext {
  readonly graph: ControlGraph
  readonly needs: NeedSchemas
  readonly validationContext: ValidationContext
}

/** What one visible control allows and requires. `when` is absent if the control always shows. */
interface Rule {
  readonly when: JsonSchema | undefined
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly required: readonly string[]
  /** Rules about the items of a repeating section that depend on the form around them. */
  readonly allOf: readonly JsonSchema[]
}

function rulesOf(context: SchemaContext, node: TreeNode): Rule[] {
  const { needs, validationContext } = context
  const { key, repeating, required } = node.control
  const when = needs.own.get(node)
  if (repeating) return [repeatingRule(context, node)]
  if (isContainer(node.control)) return node.control.needsOne ? [oneNeeded(context, node)] : []
  const properties = { [key]: schemaOfAnswer(node.control, validationContext) }
  const allOf = offerRules(context, node)
  return [{ when, properties, required: required && !needs.outer.has(node) ? [key] : [], allOf }]
}

/**
 * Negated twice: `unevaluatedProperties` ignores properties matched under `not`, so answers to hidden controls are
 * still rejected.
 */
function oneNeeded({ graph, needs }: SchemaContext, section: TreeNode): Rule {
  const inside = nodesIn(graph, section).filter(
    ({ repeatedIn, control }) => repeatedIn === null && !isContainer(control) && !control.repeating,
  )
  const shown = inside.map((node) => needs.own.get(node))
  const noneAnswered = { allOf: inside.map((node) => ({ not: schemaOfSomeAnswer(node.control) })) }
  const asked = shown.every((when) => when !== undefined)
    ? { not: { allOf: [{ anyOf: shown }, noneAnswered] } }
    : { not: noneAnswered }
  return { when: needs.own.get(section), properties: {}, required: [], allOf: inside.length > 0 ? [asked] : [] }
}

/** The item needs its own definition: if the schema is inline, ajv carries the allowed properties from item to item. */
function repeatingRule(context: SchemaContext, section: TreeNode): Rule {
  const { graph, needs } = context
  const { itemId } = graph.settings
  const { key, label } = section.control
  const inside = nodesIn(graph, section)
  const rules = inside.flatMap((node) => rulesOf(context, node))
  const id: Rule = {
    when: undefined,
    properties: { [itemId]: { type: 'integer', minimum: 1 } },
    required: [itemId],
    allOf: [],
  }
  const name = `item_${definitionName(section)}`
  needs.definitions[name] = { type: 'object', ...scopeOf([id, ...rules]) }
  const list = {
    ...(label && { title: label }),
    type: 'array',
    items: { $ref: `#/$defs/${name}` },
    'x-distinct': itemId,
  }
  const allOf = inside
    .filter((node) => !isContainer(node.control))
    .flatMap((node) => [...outerRule(needs, section, node), ...outerOfferRules(context, section, node)])
  return { when: needs.own.get(section), properties: { [key]: list }, required: [], allOf }
}

/** The controls that can show below a section. */
function nodesIn(graph: ControlGraph, section: TreeNode): TreeNode[] {
  return graph.tree.nodes.slice(section.place + 1, section.end).filter((node) => graph.possible.has(node))
}

/**
 * The schema of an item cannot refer to the form around it. The schema of the form therefore rejects or requires
 * answers in the items.
 */
function outerRule(needs: NeedSchemas, section: TreeNode, node: TreeNode): JsonSchema[] {
  const outer = needs.outer.get(node)
  if (!outer) return []
  const { key, required } = node.control
  const refused = inItems(section, { properties: { [key]: false } })
  const asked = required ? inItems(section, onlyWhen(needs.own.get(node), { required: [key] })) : true
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

/**
 * Negates the test, because `unevaluatedProperties` ignores properties matched under `not`. Only the outcome may
 * allow properties.
 */
function onlyWhen(condition: JsonSchema | undefined, outcome: JsonSchema): JsonSchema {
  return condition ? { if: { not: condition }, else: outcome } : outcome
}
