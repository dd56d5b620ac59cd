import type { Endpoint } from '@captive/api-client/contract'
import { IsArray, IsInteger, IsObject, IsOptional, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

import { lazily } from './lazily.ts'
import { InvalidRequestError } from './refusals.ts'

/**
 * Reads a part of a request as the contract describes it.
 * @throws InvalidRequestError naming the field that does not fit
 */
export function requestPart(endpoint: Endpoint, part: 'query' | 'body'): (value: unknown) => unknown {
  const schema = endpoint[part]
  if (!schema || (part === 'body' && endpoint.bodyEncoding === 'multipart')) return () => undefined
  const compiled = lazily(() => Compile(schema))
  return (value) => {
    if (value === undefined || value === null) {
      if (IsOptional(schema)) return undefined
      throw new InvalidRequestError(`The ${part} is missing.`)
    }
    const validator = compiled()
    const read = part === 'query' ? fromText(schema, value) : value
    const given = endpoint.mistakes === 'outcome' ? validator.Clean(read) : read
    if (!validator.Check(given)) throw new InvalidRequestError(mistake(part, validator.Errors(given)[0]))
    const unstorable = findUnstorable(given)
    if (unstorable === undefined) return given
    throw new InvalidRequestError(`${naming(part, unstorable)} holds a character that cannot be stored.`)
  }
}

type ValidationError = ReturnType<ReturnType<typeof Compile>['Errors']>[number]

function mistake(part: string, error: ValidationError | undefined): string {
  const path = pathOf(error?.instancePath ?? '')
  switch (error?.keyword) {
    case 'required':
      return `${naming(part, [...path, error.params.requiredProperties[0] ?? ''])} is missing.`
    case 'boolean': // the schema of what an object does not name is false
      return `${naming(part, path)} is not in the contract.`
    default:
      return `${naming(part, path)} ${error?.message ?? 'is not valid'}.`
  }
}

/** The names of a JSON pointer (RFC 6901). */
const pathOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))

/** A name that a sentence would swallow stands in quotes. */
const readable = (name: string) => (/^[\w.-]+$/.test(name) ? name : JSON.stringify(name.slice(0, 100)))

const naming = (part: string, path: string[]) =>
  path.length === 0 ? `The ${part}` : `The ${part} field ${path.map(readable).join('.').slice(0, 300)}`

/**
 * In a query everything comes as text, and what may be repeated may come once. Of the names that the contract does not
 * have, the first is kept: it is enough to refuse the request, and thousands would cost as much as a large answer.
 */
function fromText(schema: TSchema, query: unknown): unknown {
  const properties: Record<string, TSchema> = IsObject(schema) ? schema.properties : {}
  const given = query as Record<string, unknown>
  const known = Object.keys(properties).filter((name) => Object.hasOwn(given, name))
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(properties, name))
  return Object.fromEntries([
    ...known.map((name) => [name, readValue(properties[name], given[name])] as const),
    ...(unknown === undefined ? [] : [[unknown, given[unknown]] as const]),
  ])
}

const readValue = (property: TSchema | undefined, value: unknown) =>
  IsArray(property) ? [value].flat().map((item) => toNumber(property.items, item)) : toNumber(property, value)

const toNumber = (schema: unknown, value: unknown) =>
  IsInteger(schema) && typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value

/** The path of a text that PostgreSQL cannot store: one with a NUL, or with half of a surrogate pair. */
function findUnstorable(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, item] of Object.entries(value)) {
    const found = findUnstorable(name, path) ?? findUnstorable(item, [...path, name])
    if (found) return found
  }
  return undefined
}
