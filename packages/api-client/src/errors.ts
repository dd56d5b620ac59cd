/** The server refused a call (HTTP status 400 or above). `message` is the server's sentence, or a default. */
export class CallRefusedError extends Error {
  readonly status: number
  /** The id of the log line on the server, if it sent one. */
  readonly requestId: string | undefined

  constructor(status: number, message: string, requestId?: string) {
    super(message)
    this.name = 'CallRefusedError'
    this.status = status
    this.requestId = requestId
  }
}

/** The call failed on the server: `Error.ErrorStatus` is not 0, or there is an `ErrorMessage` (AMB-043). */
export class CallFailedError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'CallFailedError'
    this.status = status
  }
}

/** No response arrived: the network or the server is down, or the call timed out. */
export class ServerUnreachableError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached. Check your connection and try again.', { cause })
    this.name = 'ServerUnreachableError'
  }
}

/** The response is not JSON, or it is empty although the call returns data. */
export class UnreadableAnswerError extends Error {
  constructor(cause: unknown) {
    super('The answer of the server could not be read. Try again in a minute.', { cause })
    this.name = 'UnreadableAnswerError'
  }
}

/** The server does not offer the capability of a call. No request was made. */
export class NotOfferedError extends Error {
  constructor(call: string) {
    super(`The server does not offer ${call}.`)
    this.name = 'NotOfferedError'
  }
}
