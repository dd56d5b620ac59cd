import { Type } from 'typebox'

const month = '(19|20|21)\\d\\d-(0[1-9]|1[0-2])'
const day = '(0[1-9]|[12]\\d|3[01])'

/** A date and time in a query, limited to the centuries in which rows can occur. */
const momentAsked = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: `^${month}-${day}T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?Z$`,
      description,
    }),
  )

/** A calendar date in a request, limited to the centuries in which rows can occur. */
export const dateAsked = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: `^${month}-${day}$`,
      description: `Calendar date, yyyy-MM-dd; ${description}`,
    }),
  )

/** Optional parameters of a growing list: a page size, and a cursor for the next page. */
export const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: 'Maximum number of rows' })),
  after: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 999_999_999_999_999,
      description: 'Cursor: the RecId of the last row of the previous page',
    }),
  ),
}

/** Page parameters for a list whose rows have a date and time, with a time range. */
export const pageOfTime = {
  ...page,
  from: momentAsked('ISO 8601, UTC; not before'),
  to: momentAsked('ISO 8601, UTC; before'),
}

/** Page parameters for a list whose rows have a date, with a date range. */
export const pageOfDays = {
  ...page,
  from: dateAsked('not before'),
  to: dateAsked('before'),
}
