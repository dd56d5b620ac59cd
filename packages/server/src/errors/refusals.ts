import { texts } from './texts.ts'

/** An error with an HTTP status. Its message is shown to the caller. */
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

/** The user's company does not allow sign-in with a password. */
export class OtherSignInError extends RefusedError {
  override readonly name = 'OtherSignInError'
  readonly status = 403
}

/** A user who views the portal as another user tried to change something. */
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

/** A program, a script or an empty file. The message says which. */
export class UnsupportedFileError extends RefusedError {
  override readonly name = 'UnsupportedFileError'
  readonly status = 415
}

/** The scanner found a virus in an uploaded file. */
export class InfectedFileError extends UnsupportedFileError {}

/** A file cannot be downloaded, because it waits for the virus check or failed it. */
export class FileWithheldError extends RefusedError {
  override readonly name = 'FileWithheldError'
  readonly status = 409
}

/** The daily quota of a user or a company is used up. */
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

/** The server is overloaded. Nothing was changed, and the caller may retry. */
export class BusyError extends RefusedError {
  override readonly name = 'BusyError'
  readonly status = 503
  override readonly retryAfter = 5

  constructor() {
    super(texts.busy)
  }
}
