import {
  capabilities,
  Refusal,
  type Access,
  type Area,
  type Brand,
  type Endpoint,
  type TenantScope,
} from '@captive/api-client/contract'
import { IsOptional } from 'typebox'

import { gatherEntities, type JsonSchema } from './schemas.ts'
import { accessWords, scopeWords } from './words.ts'
import { texts } from './texts.ts'

type Content = Record<string, { schema: JsonSchema }>

interface Parameter {
  name: string
  in: 'query'
  required: boolean
  schema: JsonSchema
  description?: string
  style?: 'form'
  explode?: boolean
}

/** One call in OpenAPI. The two extensions state the required permission and the tenant scope. */
interface Operation {
  operationId: string
  tags: [Area]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: { 200: { description: string; content: Content }; [refused: string]: object }
  'x-permission': Access
  'x-tenant-scope': TenantScope
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: [{ url: string }]
  tags: { name: Area }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, { description: string; content: Content }>
    securitySchemes: Record<string, object>
  }
}

/** A description of each error status. The body is always a Refusal. */
export const refusals: Readonly<Record<number, string>> = texts.statuses

/** The contract as an OpenAPI 3.1 document, with the name of the portal. */
export function openApi(
  contract: Readonly<Record<string, Endpoint>>,
  { shortName }: Pick<Brand, 'shortName'>,
): OpenApiDocument {
  const { entities, refer } = gatherEntities()
  const calls = Object.entries(contract)
  const paths: OpenApiDocument['paths'] = {}
  for (const [name, endpoint] of calls)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint, refer)
  const refusal = { 'application/json': { schema: refer(Refusal) } }
  return {
    openapi: '3.1.0',
    info: {
      title: texts.title(shortName),
      version: '1',
      description: texts.description,
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(calls.map(([, { area }]) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: entities,
      responses: Object.fromEntries(
        [...Object.entries(refusals), ['default', texts.otherRefusal] as const].map(([status, description]) => [
          `Refusal-${status}`,
          { description, content: refusal },
        ]),
      ),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: texts.token },
      },
    },
  }
}

function operation(name: string, endpoint: Endpoint, refer: (schema: unknown) => JsonSchema): Operation {
  const { area, title, description, access, scope, capability } = endpoint
  const refused = [...refusalsOf(endpoint), 'default'] as const
  return {
    operationId: name,
    tags: [area],
    summary: title,
    description: [
      description,
      `Access: ${accessWords(access)}`,
      `Rows: ${scopeWords(scope)}`,
      ...(capability ? [texts.capability(capability, capabilities[capability].adds)] : []),
    ].join('\n\n'),
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, refer),
    ...(endpoint.body && {
      requestBody: { required: !IsOptional(endpoint.body), content: bodyOf(endpoint, refer) },
    }),
    responses: {
      200: { description: title, content: answerOf(endpoint, refer) },
      ...Object.fromEntries(
        refused.map((status) => [status, { $ref: `#/components/responses/Refusal-${status}` }] as const),
      ),
    },
    'x-permission': access,
    'x-tenant-scope': scope,
  }
}

/** For a public call whose answer depends on the caller, the token is optional. */
function securityOf({ access, scope }: Endpoint): Operation['security'] {
  if (access !== 'public') return [{ bearer: [] }]
  return scope === 'none' ? [] : [{}, { bearer: [] }]
}

function parametersOf({ query }: Endpoint, refer: (schema: unknown) => JsonSchema): Parameter[] {
  const { properties = {}, required = [] } = (query ?? {}) as JsonSchema
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = refer(property)
    return {
      name,
      in: 'query',
      required: required.includes(name),
      schema,
      ...(description && { description }),
      ...(schema.type === 'array' && { style: 'form', explode: true }),
    }
  })
}

const encodings = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/** A file is sent in the form field `file`; the contract describes it in a sentence. */
function bodyOf({ body, bodyEncoding = 'json' }: Endpoint, refer: (schema: unknown) => JsonSchema): Content {
  const schema = refer(body)
  const file = { type: 'string', format: 'binary' }
  const sent =
    bodyEncoding === 'multipart' && !schema.properties
      ? { type: 'object', required: ['file'], properties: { file } }
      : schema
  return { [encodings[bodyEncoding]]: { schema: sent } }
}

/** The description of a file lists its media types. */
function answerOf({ response, responseEncoding }: Endpoint, refer: (schema: unknown) => JsonSchema): Content {
  const schema = refer(response)
  if (responseEncoding !== 'file') return { 'application/json': { schema } }
  const types = schema.description?.match(/\b(application|text|image)\/[\w.+-]*\w/g) ?? ['application/octet-stream']
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

function refusalsOf({ access, method, query, body, responseEncoding }: Endpoint): number[] {
  const possible: [number, boolean][] = [
    [400, query !== undefined || body !== undefined],
    [401, access !== 'public'],
    [403, typeof access !== 'string'],
    [404, responseEncoding === 'file'],
    [413, body !== undefined],
    [429, method !== 'GET'],
    [500, true],
    [503, true],
  ]
  return possible.flatMap(([status, may]) => (may ? [status] : []))
}
