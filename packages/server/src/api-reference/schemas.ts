import { isDeepStrictEqual } from 'node:util'

/** What the reference reads of a JSON Schema; the rest is handed on as it is. */
export interface JsonSchema {
  $ref?: string
  title?: string
  description?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

const prefix = '#/components/schemas/'

/** The name of the entity that a reference points to. */
export const entityOf = (reference: string): string => reference.slice(prefix.length)

/**
 * Gathers the entities of a contract: a schema with a title is written down once under that title, and `refer` gives
 * a reference to it. Of two different schemas with one title the second stays where it stands.
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
