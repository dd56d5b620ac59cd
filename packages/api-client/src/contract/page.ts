import { Type } from 'typebox'

/** A moment in a query, of the centuries that rows can be of. */
const momentAsked = (description: string) =>
  Type.Optional(
    Type.String({
      pattern:
        '^(19|20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?Z$',
      description,
    }),
  )

/** What a list that grows may be asked for by, newest first: a stretch of time, so many at once, and then what is older. */
export const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: 'How many at most' })),
  after: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 999_999_999_999_999,
      description: 'The RecId of the last one that the caller has: those that follow it',
    }),
  ),
  from: momentAsked('ISO 8601, UTC; not before'),
  to: momentAsked('ISO 8601, UTC; before'),
}
