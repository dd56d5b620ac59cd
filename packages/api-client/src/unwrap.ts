import { CallFailedError } from './errors.ts'

interface Envelope {
  Payload?: unknown
  Error?: { ErrorStatus?: number; ErrorMessage?: string | null } | null
}

/**
 * The `Payload` of a response, or `undefined` where it has none.
 * @throws CallFailedError when `Error.ErrorStatus` is not 0 or `Error.ErrorMessage` says something (GEN-017, GEN-018).
 */
export function unwrap(envelope: Envelope): unknown {
  const status = envelope.Error?.ErrorStatus ?? 0
  const message = envelope.Error?.ErrorMessage ?? ''
  if (status !== 0 || message !== '') throw new CallFailedError(status, message)
  return envelope.Payload
}
