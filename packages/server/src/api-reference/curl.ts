import type { Operation } from './openapi.ts'
import { entityOf, type JsonSchema } from './schemas.ts'

/** A request that can be pasted into a shell: what is required, with values that show the kind. */
export function curlOf(
  address: string,
  method: string,
  operation: Operation,
  entities: Readonly<Record<string, JsonSchema>>,
): string {
  const query = operation.parameters
    .filter(({ required }) => required)
    .map(({ name, schema }) => `${name}=${[exampleOf(schema, entities)].flat().map(String).join()}`)
    .join('&')
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(address + (query && `?${query}`))}`,
    ...(operation.security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(type && content ? bodyArguments(type, exampleOf(content.schema, entities)) : []),
  ].join(' \\\n  ')
}

function bodyArguments(type: string, example: unknown): string[] {
  switch (type) {
    case 'multipart/form-data':
      return ['-F file=@report.pdf']
    case 'application/x-www-form-urlencoded':
      return Object.entries(example as object).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`)
    default:
      return ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example, null, 2))}`]
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** A value of the kind that a schema describes; of an object only what is required. */
function exampleOf(schema: JsonSchema, entities: Readonly<Record<string, JsonSchema>>): unknown {
  const { $ref, anyOf, items, properties, required = [] } = schema
  if ($ref) return exampleOf(entities[entityOf($ref)] ?? {}, entities)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (anyOf?.[0]) return exampleOf(anyOf[0], entities)
  if (items) return [exampleOf(items, entities)]
  if (properties) return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {}, entities)]))
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  return schema.type === 'string' ? '…' : {}
}
