import { Type, type TSchema } from 'typebox'

/** Schemas for the fields of entities. */

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** The id of a row that people select or open. A client skips rows without an id, because they cannot be used. */
export const rowId = () => Type.Integer({ isKey: true })

/** A date without a time zone. */
export const calendarDate = (options: { alias?: string } = {}) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Calendar date, yyyy-MM-dd', ...options })

export const moment = () => Type.String({ description: 'ISO 8601, UTC' })

export const dollars = (options: { description?: string } = {}) =>
  Type.Number({ description: 'US dollars', ...options })

/** A boolean in the specification's notation. */
export const flag = () => Type.Union([Type.Literal(0), Type.Literal(1)], { description: '1 or 0' })
