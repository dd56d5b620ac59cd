import { Type, type TSchema } from 'typebox'

import { object } from './object.ts'

/** The `Error` member of a response; status 0 means success (specification, core §7). */
export const CallError = object(
  {
    ErrorStatus: Type.Integer({ description: '0 if the call succeeded' }),
    ErrorMessage: Type.Union([Type.String(), Type.Null()], { description: 'The problem and its solution, or null' }),
  },
  { title: 'CallError' },
)

/** Data wrapped in `Payload`. */
export const payload = <T extends TSchema>(schema: T) => object({ Payload: schema })

/** The outcome of a change. It has a `Payload` if the call returns something. */
export const Outcome = object({ Error: CallError }, { title: 'Outcome' })

export const outcomeWith = <T extends TSchema>(schema: T) => object({ Payload: schema, Error: CallError })

/** The body of every response with status 400, 401, 403, 404, 413, 429, 500 or 503. */
export const Refusal = object(
  {
    Error: CallError,
    RequestId: Type.Optional(Type.String({ description: 'Id of the log line of an unexpected failure' })),
  },
  { title: 'Refusal' },
)
