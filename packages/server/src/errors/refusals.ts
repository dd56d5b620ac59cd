import { texts } from './texts.ts'

/** An error with an HTTP status; its message is shown to the caller. */
export abstract class RefusedError extends Error {
  abstract readonly status: number
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined = undefined
}

export class InvalidRequestError extends RefusedError {
  override readonly name = 'InvalidRequestError'
  readonly status = 400
}

export class NotSignedInError extends RefusedError {
  override readonly name = 'NotSignedInError'
  readonly status = 401

  constructor(message = texts.notSignedIn) {
    super(message)
  }
}

export class NotPermittedError extends RefusedError {
  override readonly name = 'NotPermittedError'
  readonly status = 403

  constructor() {
    super(texts.notPermitted)
  }
}

/** The person's company lets nobody sign in with a password. */
export class OtherSignInError extends RefusedError {
  override readonly name = 'OtherSignInError'
  readonly status = 403
}

/** A person who views the portal as another user tries to change something. */
export class ViewingOnlyError extends RefusedError {
  override readonly name = 'ViewingOnlyError'
  readonly status = 403

  constructor(email: string) {
    super(texts.viewingOnly(email))
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

/** The scanner found a virus in a file that is being sent. */
export class InfectedFileError extends UnsupportedFileError {}

/** A file is not given out, because it waits for the virus check or did not pass it. */
export class FileWithheldError extends RefusedError {
  override readonly name = 'FileWithheldError'
  readonly status = 409
}

/** A daily quota of a user or a company is used up. */
export class QuotaPassedError extends RefusedError {
  override readonly name = 'QuotaPassedError'
  readonly status = 429
}

export class TooManyTriesError extends RefusedError {
  override readonly name = 'TooManyTriesError'
  readonly status = 429
  override readonly retryAfter: number
  /** The limit and the account, address or user that exceeded it. */
  readonly key: string

  constructor(seconds: number, key: string) {
    super(texts.tooManyAttempts(Math.max(1, Math.ceil(seconds / 60))))
    this.retryAfter = seconds
    this.key = key
  }
}

/** The server is overloaded. Nothing was changed, and the call may be repeated. */
export class BusyError extends RefusedError {
  override readonly name = 'BusyError'
  readonly status = 503
  override readonly retryAfter = 5

  constructor() {
    super(texts.busy)
  }
}
