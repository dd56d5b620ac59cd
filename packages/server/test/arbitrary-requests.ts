import type { Endpoint } from '@captive/api-client/contract'
import * as fc from 'fast-check'
import {
  IsArray,
  IsBoolean,
  IsInteger,
  IsLiteral,
  IsNull,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUnion,
} from 'typebox'
import type { TSchema } from 'typebox'

import { calls, type CallName, type Request } from './requests.ts'
import { fileBody } from './test-server.ts'

/** A request on the wire; `query` follows the question mark. */
export interface WireRequest {
  name: CallName
  method: string
  query: string
  contentType: string | undefined
  payload: string | undefined
}

const absent = Symbol('absent')

const oddTexts = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  'a\r\nBcc: x@y.example',
  `'; drop table users; --`,
  '"quoted"',
  '\\',
  '%00%ff%',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '=1+1',
  '\ud800',
  'x\udfff',
  '\u202eright to left',
  'Ä\u0308\u0327 𝕏 👩‍👩‍👧',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '0000-00-00',
  '2026-02-31',
  '9999999999999999999999',
  '1e3',
  '-1',
  '1.5',
  '0x10',
  '००१',
  '𐀀𐀀𐀀', // six UTF-16 units, twelve bytes
  'x'.repeat(3_000),
)
const oddNumbers = fc.constantFrom(-1, -0, 0, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324)
const prototypes = fc.constantFrom<unknown>(
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"toString":1,"length":-1}'].map(
    (text) => JSON.parse(text) as unknown,
  ),
)
const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])

/** Arbitrary JSON, mostly unusual values. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: oddTexts },
  { weight: 4, arbitrary: oddNumbers },
  { weight: 2, arbitrary: prototypes },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], nested(500)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)
const huge = fc.constantFrom('x'.repeat(1_000_000), 'é\n'.repeat(350_000))

const seldom = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 30, arbitrary: fc.constant(null) }, arbitrary)

/** The keywords of a schema besides its type. */
interface Limits {
  minimum?: number
  maximum?: number
  minItems?: number
  pattern?: string | RegExp
  minLength?: number
  maxLength?: number
}

/** Values that conform to a schema, even if they make no sense. */
function fitting(schema: TSchema): fc.Arbitrary<unknown> {
  const limits = schema as Limits
  if (IsUnion(schema)) return fc.oneof(...schema.anyOf.map(fitting))
  if (IsLiteral(schema)) return fc.constant(schema.const)
  if (IsNull(schema)) return fc.constant(null)
  if (IsBoolean(schema)) return fc.boolean()
  if (IsInteger(schema)) return fc.integer({ min: limits.minimum ?? -(2 ** 31), max: limits.maximum ?? 2 ** 31 - 1 })
  if (IsNumber(schema)) return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (IsString(schema)) return fittingText(limits)
  if (IsArray(schema)) return fc.array(fitting(schema.items), { minLength: limits.minItems ?? 0, maxLength: 3 })
  if (IsObject(schema)) {
    const fields = Object.entries(schema.properties)
    return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, fitting(field)])), {
      requiredKeys: fields.filter(([, field]) => !IsOptional(field)).map(([name]) => name),
    })
  }
  return fc.oneof(fc.constant({}), anything)
}

function fittingText({ pattern, minLength = 0, maxLength = 60 }: Limits): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  return fc.oneof(fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }), oddTexts)
}

/**
 * A variation of `sent`: the same value, another valid value, or an invalid one. Of all `places` in a request, about one
 * is changed.
 */
function around(schema: TSchema, sent: unknown, places: number): fc.Arbitrary<unknown> {
  const others = [
    { weight: 3, arbitrary: fitting(schema) },
    { weight: 2, arbitrary: anything },
    { weight: 1, arbitrary: fc.constant(absent) },
  ]
  if (IsObject(schema) && typeof sent === 'object' && sent !== null) {
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const value = (sent as Record<string, unknown>)[name]
      return [
        name,
        value === undefined ? fc.oneof(fc.constant(absent), fitting(field)) : around(field, value, places),
      ] as const
    })
    const whole = fc.tuple(fc.record(Object.fromEntries(fields)), seldom(fc.tuple(oddTexts, anything)))
    return fc.oneof(
      { weight: 100, arbitrary: whole.map(([record, more]) => withField(record, more)) },
      ...others.slice(1),
    )
  }
  if (IsArray(schema) && Array.isArray(sent)) {
    const items = sent.slice(0, 20).map((item) => around(schema.items, item, places))
    const list = fc.tuple(...items).map((values) => values.filter((value) => value !== absent))
    return fc.oneof({ weight: 100, arbitrary: list }, ...others)
  }
  return fc.oneof({ weight: 6 * places, arbitrary: fc.constant(sent) }, ...others)
}

function withField(record: Record<string, unknown>, more: readonly [string, unknown] | null): Record<string, unknown> {
  const present = Object.entries(record).filter(([, value]) => value !== absent)
  return Object.fromEntries(more ? [...present, more] : present)
}

/** How a query says values: repeated for a list, everything as text. */
function toQuery(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat(5)
      .map((item) => [name, typeof item === 'string' ? item.slice(0, 5_000) : (JSON.stringify(item) ?? '')]),
  )
  return new URLSearchParams(pairs).toString()
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=b',
}

function toPayload({ bodyEncoding = 'json' }: Endpoint, body: unknown): string | undefined {
  if (body === undefined || body === absent) return undefined
  if (typeof body === 'string' && bodyEncoding !== 'json') return body
  return bodyEncoding === 'form' ? toQuery(body) : JSON.stringify(body)
}

const placesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, item) => sum + placesIn(item), 0)
    : 1

/** Mutations of a request that would be answered. */
function aroundValid(name: CallName, endpoint: Endpoint, { query, body }: Request): fc.Arbitrary<WireRequest> {
  const places = placesIn(query) + placesIn(body)
  return fc
    .record({
      query: endpoint.query ? around(endpoint.query, query, places) : fc.constant(query),
      body: endpoint.body && body !== undefined ? around(endpoint.body, body, places) : fc.constant(body),
      repeated: seldom(fc.constantFrom(...Object.keys(query ?? {}), 'x')),
    })
    .map((made) => {
      const payload = toPayload(endpoint, made.body)
      const again = made.repeated === null ? '' : `&${made.repeated}=1&${made.repeated}=2`
      return {
        name,
        method: endpoint.method,
        query: toQuery(made.query) + again,
        contentType: payload === undefined ? undefined : contentTypes[endpoint.bodyEncoding ?? 'json'],
        payload,
      }
    })
}

/** Requests with nothing but the path of a call. */
function fromNothing(name: CallName, endpoint: Endpoint, { query, body }: Request): fc.Arbitrary<WireRequest> {
  const names = fc.oneof(fc.constantFrom('__proto__', ...Object.keys(query ?? {})), oddTexts)
  const rawQueries = fc.constantFrom('', '?', '&&&', '%', '%ff=%fe', 'a[b]=c', '__proto__[x]=1', '=', 'a'.repeat(9_000))
  const sound = JSON.stringify(body ?? {})
  const payloads = fc.oneof(
    { weight: 6, arbitrary: anything.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: sound.length - 1 }).map((end) => sound.slice(0, end)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('', '{', '[1,]', '\0', '{"a":1,"a":2}', '{"__proto__":1}', '"\\ud800"', '1e999'),
    },
    { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 2, arbitrary: files },
    {
      weight: 1,
      arbitrary: huge.map((value) =>
        JSON.stringify(IsObject(endpoint.body) ? { [firstField(endpoint.body)]: value } : value),
      ),
    },
  )
  const types = fc.constantFrom(
    ...Object.values(contentTypes),
    'text/plain',
    'application/xml',
    'nonsense',
    '',
    undefined,
  )
  return fc
    .record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(endpoint.method) },
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
      ),
      query: fc.oneof(
        fc.dictionary(names, anything, { maxKeys: 4 }).map(toQuery),
        fc.constant(toQuery(query)),
        rawQueries,
      ),
      payload: fc.oneof({ weight: 4, arbitrary: payloads }, fc.constant(undefined)),
      contentType: fc.oneof(
        { weight: 6, arbitrary: fc.constant(contentTypes[endpoint.bodyEncoding ?? 'json']) },
        types,
      ),
    })
    .map(({ method, payload, ...rest }) => ({
      name,
      method,
      payload: method === 'GET' || method === 'HEAD' ? undefined : payload,
      ...rest,
    }))
}

const firstField = ({ properties }: { properties: object }) => Object.keys(properties)[0] ?? 'x'

const files = fc.oneof(
  fc.tuple(oddTexts, oddTexts).map(([name, content]) => fileBody(name, content)),
  fc.nat(100).map((end) => fileBody('photo.txt', 'a photo').slice(0, end)),
  oddTexts.map((field) => fileBody('photo.txt', 'a photo').replace('name="file"', `name="${field}"`)),
  fc.constant(fileBody('one.txt', '1').replace('--b--', fileBody('two.txt', '2'))),
)

/** Requests of every call, half of them made from one that `valid` gives. */
export function arbitraryRequests(valid: (name: CallName) => Request): fc.Arbitrary<WireRequest> {
  return fc.oneof(
    ...calls.map(([name, endpoint]) =>
      fc.oneof(aroundValid(name, endpoint, valid(name)), fromNothing(name, endpoint, valid(name))),
    ),
  )
}
