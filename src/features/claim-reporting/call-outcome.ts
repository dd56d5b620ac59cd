import { CallFailedError, CallRefusedError } from '@captive/api-client'

/**
 * What a failed submit or upload means (core §4, §8): `failed` when the server looked and said no (ErrorStatus not 0),
 * `session over` for any status of 400 and above (AMB-033), `unreachable` when no answer came and trying again is safe.
 */
export type CallFailure = 'failed' | 'session over' | 'unreachable'

export function toCallFailure(error: unknown): CallFailure {
  if (error instanceof CallFailedError) return 'failed'
  return error instanceof CallRefusedError ? 'session over' : 'unreachable'
}
