/** A call that is answered with an HTTP status of 400 or above; the message is shown to the caller. */
export abstract class RefusedError extends Error {
  abstract readonly status: number
  /** Seconds, for the header Retry-After. */
  readonly retryAfter: number | undefined = undefined
}

export class InvalidRequestError extends RefusedError {
  override readonly name = 'InvalidRequestError'
  readonly status = 400
}

export class NotSignedInError extends RefusedError {
  override readonly name = 'NotSignedInError'
  readonly status = 401

  constructor(message = 'You are not signed in, or your session has ended. Please sign in.') {
    super(message)
  }
}

export class NotPermittedError extends RefusedError {
  override readonly name = 'NotPermittedError'
  readonly status = 403

  constructor() {
    super('You do not have permission to do this.')
  }
}

export class NotFoundError extends RefusedError {
  override readonly name = 'NotFoundError'
  readonly status = 404
}

export class TooLargeError extends RefusedError {
  override readonly name = 'TooLargeError'
  readonly status = 413
}

/** A program, a script or an empty file; the message says which. */
export class UnsupportedFileError extends RefusedError {
  override readonly name = 'UnsupportedFileError'
  readonly status = 415
}

/** What an account or a company may send in a day is sent already. */
export class QuotaPassedError extends RefusedError {
  override readonly name = 'QuotaPassedError'
  readonly status = 429
}

export class TooManyTriesError extends RefusedError {
  override readonly name = 'TooManyTriesError'
  readonly status = 429
  override readonly retryAfter: number
  /** Of the limit that was passed, and by whom. */
  readonly key: string

  constructor(seconds: number, key: string) {
    const minutes = Math.max(1, Math.ceil(seconds / 60))
    super(`Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`)
    this.retryAfter = seconds
    this.key = key
  }
}

/** The server has too much to do: nothing was changed, and the same call may succeed a moment later. */
export class BusyError extends RefusedError {
  override readonly name = 'BusyError'
  readonly status = 503
  override readonly retryAfter = 5

  constructor() {
    super('The portal is busy at the moment. Please try again.')
  }
}
