import { CallFailedError, CallRefusedError, isTemporary, ServerUnreachableError } from '@captive/api-client'
import { texts } from './texts.ts'

/**
 * The meaning of a failed call:
 * - `signed-out`: the session has ended (status 401);
 * - `refused`: the server rejected the request and would reject it again;
 * - `try-again`: no response, or the server is busy or down; trying again is safe.
 *
 * `reason` is a sentence for the user.
 */
export type CallFailure = { kind: 'signed-out' } | { kind: 'refused' | 'try-again'; reason: string }

/** Statuses of a busy server or a full disk. Their message says that no data is lost. */
const outages = [503, 507]

export function toCallFailure(error: unknown): CallFailure {
  if (error instanceof CallFailedError) return { kind: 'refused', reason: error.message }
  if (error instanceof ServerUnreachableError) return { kind: 'try-again', reason: error.message }
  if (!(error instanceof CallRefusedError)) return { kind: 'try-again', reason: texts.serverBusy }
  const { status, message } = error
  if (status === 401) return { kind: 'signed-out' }
  if (status >= 500) return { kind: 'try-again', reason: outageOf(error) ?? texts.serverBusy }
  return { kind: isTemporary(status) ? 'try-again' : 'refused', reason: message }
}

/** The server's message about an outage; null for any other error. */
export function outageOf(error: unknown): string | null {
  return error instanceof CallRefusedError && outages.includes(error.status) ? error.message : null
}

/** The reason of a failure for the user: the server's message if it rejected the request. */
export function reasonOf(error: Error): string {
  return error instanceof CallFailedError ? error.message : (temporaryReasonOf(error) ?? error.message)
}

/** The reason of a failure that the user's input cannot have caused; null for any other failure. */
export function temporaryReasonOf(error: unknown): string | null {
  if (!(error instanceof ServerUnreachableError || error instanceof CallRefusedError)) return null
  const failure = toCallFailure(error)
  return failure.kind === 'try-again' ? failure.reason : null
}
