import type { Endpoint } from '@captive/api-client/contract'
import {
  IsArray,
  IsBoolean,
  IsInteger,
  IsLiteral,
  IsNull,
  IsNumber,
  IsObject,
  IsString,
  IsUnion,
  Type,
  type TSchema,
} from 'typebox'

/** The size of a JSON text: its bytes, and the number of its values including property names. */
export interface Extent {
  bytes: number
  values: number
}

/**
 * The bytes of a character outside the basic plane as two escapes, `\ud83d\ude9a`. A form body needs the same number.
 */
const bytesOfCharacter = 12

/** Upper bound for the punctuation and indentation around a value. */
const bytesAround = 40

const bytesOfNumber = 25

const unbounded: Extent = { bytes: Infinity, values: Infinity }

/** The size of the largest JSON text that conforms to a schema; Infinity if the schema sets no limit. */
function extentOf(schema: TSchema): Extent {
  if (IsUnion(schema)) return largestOf(schema.anyOf.map(extentOf))
  if (IsLiteral(schema)) return value(JSON.stringify(schema.const).length)
  if (IsNull(schema) || IsBoolean(schema)) return value('false'.length)
  if (IsInteger(schema) || IsNumber(schema)) return value(bytesOfNumber)
  if (IsString(schema)) return value(bytesOfCharacter * longestText(schema as TextLimits))
  if (IsArray(schema)) return times((schema as { maxItems?: number }).maxItems ?? Infinity, extentOf(schema.items))
  if (IsObject(schema))
    return sum(Object.entries(schema.properties).map(([name, item]) => sum([value(name.length), extentOf(item)])))
  return unbounded
}

/** The size of the largest body of a call. A POST without a body schema may send its query in the body (AMB-034). */
export function largestBody({ method, body, query }: Endpoint): Extent {
  if (method === 'GET' || method === 'DELETE') return value(0)
  return extentOf(body ?? query ?? Type.Null())
}

interface TextLimits {
  maxLength?: number
  pattern?: string | RegExp
}

/** Patterns in the contract allow only short texts, so a pattern limits a text without `maxLength`. */
const longestText = ({ maxLength, pattern }: TextLimits) => maxLength ?? (pattern === undefined ? Infinity : 100)

const value = (bytes: number): Extent => ({ bytes: bytes + bytesAround, values: 1 })

const sum = (extents: readonly Extent[]): Extent =>
  extents.reduce((all, { bytes, values }) => ({ bytes: all.bytes + bytes, values: all.values + values }), value(0))

const times = (count: number, { bytes, values }: Extent): Extent =>
  sum([{ bytes: count * bytes, values: count * values }])

const largestOf = (extents: readonly Extent[]): Extent => ({
  bytes: Math.max(...extents.map(({ bytes }) => bytes)),
  values: Math.max(...extents.map(({ values }) => values)),
})
