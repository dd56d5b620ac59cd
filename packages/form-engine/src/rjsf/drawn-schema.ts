import type { RJSFSchema } from '@rjsf/utils'
import type { Form } from '../form/form.ts'
import { plainSchemaOf } from '../form/ui-schema.ts'
import { isRecord } from '../kinds/answers.ts'
import type { JsonSchema } from '../kinds/control.ts'

/**
 * A schema that rjsf can render: the conditions of the portable schema, but for each control only what its widget
 * needs. rjsf would render the full checks as choices between schemas.
 */
export function drawnSchema(form: Form): RJSFSchema {
  const { $schema, $defs, ...whole } = form.schema
  const definitions = Object.entries(isRecord($defs) ? $defs : {}).map(([name, schema]) => [
    name,
    name.startsWith('item_') && isRecord(schema) ? drawnScope(form, schema) : schema,
  ])
  return { $schema, ...drawnScope(form, whole), $defs: Object.fromEntries(definitions) } as RJSFSchema
}

/** The properties of a form or item, and those that a condition adds. The engine validates all other rules. */
function drawnScope(form: Form, scope: JsonSchema): JsonSchema {
  const rules = Array.isArray(scope['allOf']) ? scope['allOf'].filter(isRecord) : []
  const sometimes = rules.flatMap(({ if: condition, else: shown }) =>
    isRecord(shown) && isRecord(shown['properties']) ? [{ if: condition, else: drawnRule(form, shown) }] : [],
  )
  return { type: 'object', ...drawnRule(form, scope), ...(sometimes.length > 0 && { allOf: sometimes }) }
}

function drawnRule(form: Form, { properties, required }: JsonSchema): JsonSchema {
  const drawn = Object.entries(isRecord(properties) ? properties : {}).map(([key, schema]) => [
    key,
    drawnProperty(form, key, schema),
  ])
  return { properties: Object.fromEntries(drawn), ...(Array.isArray(required) && { required }) }
}

function drawnProperty(form: Form, key: string, schema: unknown): unknown {
  const control = form.control(key)
  if (!control || control.repeating) return schema
  return (plainSchemaOf([control])['properties'] as JsonSchema)[key]
}
