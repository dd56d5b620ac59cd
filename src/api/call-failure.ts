import { CallFailedError, CallRefusedError, ServerUnreachableError } from '@captive/api-client'

/**
 * What a failed call means, the same for every upload and submission:
 * - `signed out`: nobody is signed in any more (status 401);
 * - `refused`: the server looked at what was sent and said why it does not take it; the same again would be refused again;
 * - `try again`: no answer came, or one of a server that is busy or down; nothing is lost, and trying again is safe.
 *
 * `reason` is a sentence for the person.
 */
export type CallFailure = { kind: 'signed out' } | { kind: 'refused' | 'try again'; reason: string }

const laterStatuses = [408, 425, 429]

/** Its data cannot be reached or it is busy, or its disk is full: the server's own sentence says that nothing is lost. */
const outages = [503, 507]

export function toCallFailure(error: unknown): CallFailure {
  if (error instanceof CallFailedError) return { kind: 'refused', reason: error.message }
  if (error instanceof ServerUnreachableError) return { kind: 'try again', reason: error.message }
  if (!(error instanceof CallRefusedError)) return { kind: 'try again', reason: notJustNow }
  const { status, message } = error
  if (status === 401) return { kind: 'signed out' }
  if (status >= 500) return { kind: 'try again', reason: outageOf(error) ?? notJustNow }
  return { kind: laterStatuses.includes(status) ? 'try again' : 'refused', reason: message }
}

const notJustNow = 'The server could not do this just now. Try again in a minute.'

/** The server's own sentence about an outage of its data or its disk; null for any other error. */
export function outageOf(error: unknown): string | null {
  return error instanceof CallRefusedError && outages.includes(error.status) ? error.message : null
}

/** What to tell the person about a failure: the server's own sentence where it looked at what was sent. */
export function reasonOf(error: Error): string {
  return error instanceof CallFailedError ? error.message : (troubleOf(error) ?? error.message)
}

/** A failure that has nothing to do with what was typed, in a sentence; null when it may have. */
export function troubleOf(error: unknown): string | null {
  if (!(error instanceof ServerUnreachableError || error instanceof CallRefusedError)) return null
  const failure = toCallFailure(error)
  return failure.kind === 'try again' ? failure.reason : null
}
