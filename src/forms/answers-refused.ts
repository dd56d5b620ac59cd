import type { ServerError } from '@captive/form-engine/store'

/** The server rejected an answer. Thrown by a `submit`, it shows at the field. */
export class AnswersRefusedError extends Error {
  readonly errors: readonly ServerError[]

  constructor(errors: readonly ServerError[]) {
    super(errors.map(({ message }) => message).join(' '))
    this.name = 'AnswersRefusedError'
    this.errors = errors
  }
}
