import type { ServerError } from '@captive/form-engine/store'

/** The server rejected an answer. If a `submit` throws this error, the field shows it. */
export class AnswersRefusedError extends Error {
  readonly errors: readonly ServerError[]

  constructor(errors: readonly ServerError[]) {
    super(errors.map(({ message }) => message).join(' '))
    this.name = 'AnswersRefusedError'
    this.errors = errors
  }
}
