/** The server refused a call (HTTP status 400 or above). `message` is the server's sentence, or one of ours. */
export class CallRefusedError extends Error {
  readonly status: number
  /** Names the log line on the server, where it gave one. */
  readonly requestId: string | undefined

  constructor(status: number, message: string, requestId?: string) {
    super(message)
    this.name = 'CallRefusedError'
    this.status = status
    this.requestId = requestId
  }
}

/** The call arrived but did not succeed: `Error.ErrorStatus` is not 0, or there is an `ErrorMessage` (AMB-043). */
export class CallFailedError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'CallFailedError'
    this.status = status
  }
}

/** No answer came: the network is down, the server is, or the call took too long. */
export class ServerUnreachableError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached. Check your connection and try again.', { cause })
    this.name = 'ServerUnreachableError'
  }
}

/** An answer came that is no JSON, or nothing at all where something was asked for. */
export class UnreadableAnswerError extends Error {
  constructor(cause: unknown) {
    super('The answer of the server could not be read. Try again in a minute.', { cause })
    this.name = 'UnreadableAnswerError'
  }
}

/** The server does not offer the addition that a call belongs to; no request was made. */
export class NotOfferedError extends Error {
  constructor(call: string) {
    super(`The server does not offer ${call}.`)
    this.name = 'NotOfferedError'
  }
}
