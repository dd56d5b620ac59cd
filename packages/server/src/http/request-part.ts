import type { Endpoint } from '@captive/api-client/contract'
import { IsArray, IsInteger, IsObject, IsOptional, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

import { lazily } from './lazily.ts'
import { InvalidRequestError } from '../errors/refusals.ts'
import { texts } from './texts.ts'

/**
 * Returns a function that validates the query or body against the contract and returns it typed.
 * @throws InvalidRequestError naming the first invalid field
 */
export function requestPart(endpoint: Endpoint, part: 'query' | 'body'): (value: unknown) => unknown {
  const schema = endpoint[part]
  if (!schema || (part === 'body' && endpoint.bodyEncoding === 'multipart')) return () => undefined
  const compiled = lazily(() => Compile(schema))
  return (value) => {
    if (value === undefined || value === null) {
      if (IsOptional(schema)) return undefined
      throw new InvalidRequestError(texts.part.missing(naming(part, [])))
    }
    const validator = compiled()
    const read = part === 'query' ? fromText(schema, value) : value
    const given = endpoint.mistakes === 'outcome' ? validator.Clean(read) : read
    if (!validator.Check(given)) throw new InvalidRequestError(mistake(part, validator.Errors(given)[0]))
    const unstorable = findUnstorable(given)
    if (unstorable === undefined) return given
    throw new InvalidRequestError(texts.part.unstorable(naming(part, unstorable)))
  }
}

type ValidationError = ReturnType<ReturnType<typeof Compile>['Errors']>[number]

function mistake(part: string, error: ValidationError | undefined): string {
  const path = pathOf(error?.instancePath ?? '')
  switch (error?.keyword) {
    case 'required':
      return texts.part.missing(naming(part, [...path, error.params.requiredProperties[0] ?? '']))
    case 'boolean': // TypeBox's keyword for a property that the schema does not allow
      return texts.part.unknown(naming(part, path))
    default:
      return texts.part.invalid(naming(part, path), error?.message)
  }
}

/** Splits a JSON pointer (RFC 6901) into its names. */
const pathOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Quotes a name that would be hard to read in a sentence. */
const readable = (name: string) => (/^[\w.-]+$/.test(name) ? name : JSON.stringify(name.slice(0, 100)))

const naming = (part: string, path: string[]) =>
  path.length === 0 ? texts.part.whole(part) : texts.part.field(part, path.map(readable).join('.').slice(0, 300))

/**
 * Converts query texts to the types of the schema. A list may have a single value. Keeps only the first unknown name:
 * one is enough to refuse the request, and checking thousands would be slow.
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

/** The path of the first text that PostgreSQL cannot store, because it contains a NUL or an unpaired surrogate. */
function findUnstorable(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, item] of Object.entries(value)) {
    const found = findUnstorable(name, path) ?? findUnstorable(item, [...path, name])
    if (found) return found
  }
  return undefined
}
