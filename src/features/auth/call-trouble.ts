import { CallRefusedError, ServerUnreachableError } from '@captive/api-client'

/** A failure that has nothing to do with what was typed, in a sentence; null when it may have. */
export function troubleOf(error: unknown): string | null {
  if (error instanceof ServerUnreachableError) return error.message
  if (!(error instanceof CallRefusedError)) return null
  if (error.status === 429) return error.message
  return error.status >= 500 ? 'The server could not do this just now. Try again in a minute.' : null
}
