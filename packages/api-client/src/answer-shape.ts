import {
  IsArray,
  IsBoolean,
  IsInteger,
  IsLiteral,
  IsNull,
  IsNumber,
  IsObject,
  IsOptional,
  IsRecord,
  IsString,
  IsUnion,
  type TSchema,
} from 'typebox'

import { calendarDate } from './contract/entities/field.ts'

/**
 * The shape of a response: a schema of the contract as small plain data. It lets the portal read responses without
 * loading the library of the contract's schemas.
 */
export type Shape =
  | 'text'
  | 'number'
  | 'yes or no'
  /** The number 1 or 0. */
  | 'flag'
  /** A calendar date, yyyy-MM-dd. */
  | 'date'
  | 'unknown'
  | { readonly words: readonly string[] }
  | { readonly list: Shape }
  | { readonly record: Shape }
  | { readonly members: Readonly<Record<string, Member>> }
  | { readonly orNull: Shape }

/** A property of an object: its shape and its options. */
export type Member =
  | Shape
  | { readonly shape: Shape; readonly optional?: true; readonly alias?: string; readonly isKey?: true }

const patternOf = (schema: TSchema) => (schema as { pattern?: string }).pattern

const datePattern = patternOf(calendarDate())

/** Converts a schema of the contract to a shape. */
export function toShape(schema: TSchema): Shape {
  if (IsUnion(schema)) return unionShape(schema.anyOf)
  if (IsString(schema)) return patternOf(schema) === datePattern ? 'date' : 'text'
  if (IsNumber(schema) || IsInteger(schema)) return 'number'
  if (IsBoolean(schema)) return 'yes or no'
  if (IsLiteral(schema)) return literalShape([schema.const])
  if (IsArray(schema)) return { list: toShape(schema.items) }
  if (IsRecord(schema)) return { record: toShape(Object.values<TSchema>(schema.patternProperties)[0] ?? {}) }
  if (IsObject(schema))
    return {
      members: Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, toMember(one)])),
    }
  return 'unknown'
}

function toMember(schema: TSchema): Member {
  const shape = toShape(schema)
  const { alias, isKey } = schema as { alias?: string; isKey?: true }
  if (!IsOptional(schema) && alias === undefined && !isKey) return shape
  return {
    shape,
    ...(IsOptional(schema) && { optional: true }),
    ...(alias !== undefined && { alias }),
    ...(isKey && { isKey }),
  }
}

function unionShape(options: readonly TSchema[]): Shape {
  const others = options.filter((option) => !IsNull(option))
  const shape = others.every(IsLiteral)
    ? literalShape(others.map((option) => option.const))
    : others.length === 1 && others[0]
      ? toShape(others[0])
      : 'unknown' // only the caller can decide which of several objects it is
  return others.length < options.length ? { orNull: shape } : shape
}

function literalShape(values: readonly unknown[]): Shape {
  if (values.every((value) => value === 0 || value === 1)) return 'flag'
  return values.every((value) => typeof value === 'string') ? { words: values } : 'unknown'
}
