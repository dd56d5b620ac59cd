import { CallFailedError, CallRefusedError, ServerUnreachableError } from '@captive/api-client'

/**
 * What a failed call means: `failed` when the server looked and said no (ErrorStatus not 0), `session over` for status
 * 401, `refused` for any other status of 400 and above, `unreachable` when no answer came and trying again is safe.
 */
export type CallFailure = 'failed' | 'session over' | 'refused' | 'unreachable'

export function toCallFailure(error: unknown): CallFailure {
  if (error instanceof CallFailedError) return 'failed'
  if (!(error instanceof CallRefusedError)) return 'unreachable'
  return error.status === 401 ? 'session over' : 'refused'
}

/** What to tell the person about a failure: the server's own sentence where it looked at what was sent. */
export function reasonOf(error: Error): string {
  return error instanceof CallFailedError ? error.message : (troubleOf(error) ?? error.message)
}

/** A failure that has nothing to do with what was typed, in a sentence; null when it may have. */
export function troubleOf(error: unknown): string | null {
  if (error instanceof ServerUnreachableError) return error.message
  if (!(error instanceof CallRefusedError)) return null
  if (error.status === 429) return error.message
  return error.status >= 500 ? 'The server could not do this just now. Try again in a minute.' : null
}

/** The server's own sentence where it refused what was sent, a file for example; null for any other failure. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof CallRefusedError && error.status !== 401 && error.status < 500 ? error.message : null
