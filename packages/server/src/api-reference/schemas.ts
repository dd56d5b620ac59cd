import { isDeepStrictEqual } from 'node:util'

/** The fields of a JSON Schema that the reference reads. All other fields are copied unchanged. */
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
    const title: unknown = schema.title // not a string if this object is a `properties` map with a property named title
    if (typeof title !== 'string' || !/^[\w.-]+$/.test(title)) return schema
    const entity = (entities[title] ??= schema)
    return isDeepStrictEqual(entity, schema) ? { $ref: prefix + title } : schema
  }
  return { entities, refer: (schema) => convert(schema) as JsonSchema }
}
