import { Type } from 'typebox'

const month = '(19|20|21)\\d\\d-(0[1-9]|1[0-2])'
const day = '(0[1-9]|[12]\\d|3[01])'

/** A moment in a query, of the centuries that rows can be of. */
const momentAsked = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: `^${month}-${day}T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?Z$`,
      description,
    }),
  )

const dateAsked = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: `^${month}-${day}$`,
      description: `Calendar date, yyyy-MM-dd; ${description}`,
    }),
  )

/** By what a list that grows may be asked for, and need not be: so many rows at once, and then what follows them. */
export const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: 'How many at most' })),
  after: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 999_999_999_999_999,
      description: 'The RecId of the last one that the caller has: those that follow it',
    }),
  ),
}

/** The same of a list whose rows are of a moment: a stretch of time too. */
export const pageOfTime = {
  ...page,
  from: momentAsked('ISO 8601, UTC; not before'),
  to: momentAsked('ISO 8601, UTC; before'),
}

/** The same of a list whose rows are of a day. */
export const pageOfDays = {
  ...page,
  from: dateAsked('not before'),
  to: dateAsked('before'),
}
