import type { ServerError } from '@captive/form-engine/session'

/** The server looked at what was sent and took an answer for wrong. Thrown by a `submit`, it is said at the field. */
export class AnswersRefusedError extends Error {
  readonly errors: readonly ServerError[]

  constructor(errors: readonly ServerError[]) {
    super(errors.map(({ message }) => message).join(' '))
    this.name = 'AnswersRefusedError'
    this.errors = errors
  }
}
