import { isDeepStrictEqual } from 'node:util'

/** What the reference reads of a JSON Schema; the rest is handed on as it is. */
export interface JsonSchema {
  $ref?: string
  title?: string
  description?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  format?: string
}

const prefix = '#/components/schemas/'

/**
 * Collects the entities of a contract: each schema with a title is defined once under that title, and `refer` returns a
 * reference to it. If two different schemas have the same title, the second one stays inline.
 */
export function gatherEntities(): { entities: Record<string, JsonSchema>; refer: (schema: unknown) => JsonSchema } {
  const entities: Record<string, JsonSchema> = {}
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert)
    if (typeof value !== 'object' || value === null) return value
    const schema = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, convert(part)])) as JsonSchema
    const title: unknown = schema.title // where this is a list of properties, one of them may have this name
    if (typeof title !== 'string' || !/^[\w.-]+$/.test(title)) return schema
    const entity = (entities[title] ??= schema)
    return isDeepStrictEqual(entity, schema) ? { $ref: prefix + title } : schema
  }
  return { entities, refer: (schema) => convert(schema) as JsonSchema }
}
