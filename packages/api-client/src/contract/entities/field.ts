import { Type, type TSchema } from 'typebox'

/** What the fields of entities are made of. */

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/**
 * The id of something that is chosen or opened by it. A client leaves a row without one out, since nothing can be done with
 * it.
 */
export const rowId = () => Type.Integer({ isKey: true })

/** A day, without a time zone. */
export const calendarDate = (options: { alias?: string } = {}) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Calendar date, yyyy-MM-dd', ...options })

export const moment = () => Type.String({ description: 'ISO 8601, UTC' })

export const dollars = (options: { description?: string } = {}) =>
  Type.Number({ description: 'US dollars', ...options })

/** A yes or no as the specification writes it. */
export const flag = () => Type.Union([Type.Literal(0), Type.Literal(1)], { description: '1 or 0' })
