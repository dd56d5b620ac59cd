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

/** How large a JSON text is: its bytes, and how many values it holds, the names of properties among them. */
export interface Extent {
  bytes: number
  values: number
}

/** A character outside of the basic plane as two escapes, `\ud83d\ude9a`; a form body needs as many bytes. */
const bytesOfCharacter = 12

/** Punctuation and indentation around a value, generously. */
const bytesAround = 40

const bytesOfNumber = 25

const unbounded: Extent = { bytes: Infinity, values: Infinity }

/** The largest JSON text that fits a schema; Infinity where the schema sets no bound. */
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

/** What the body of a call can hold; a POST without a body of its own may carry its query there (AMB-034). */
export function largestBody({ method, body, query }: Endpoint): Extent {
  if (method === 'GET' || method === 'DELETE') return value(0)
  return extentOf(body ?? query ?? Type.Null())
}

interface TextLimits {
  maxLength?: number
  pattern?: string | RegExp
}

/** A pattern bounds a text where nothing else does: those of the contract allow no long ones. */
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
