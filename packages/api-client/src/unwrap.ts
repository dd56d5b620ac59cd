import { CallFailedError } from './errors.ts'

interface Envelope {
  Payload?: unknown
  Error?: unknown
}

/**
 * Returns the `Payload` of a response, or `undefined`. A list without an envelope counts as the Payload. Names of the
 * envelope may be in lower case, as some servers write them.
 * @throws CallFailedError if `Error.ErrorStatus` is not 0 or `Error.ErrorMessage` is not blank (GEN-017, GEN-018).
 */
export function unwrap(body: unknown): unknown {
  if (Array.isArray(body)) return body
  if (typeof body !== 'object' || body === null) return undefined
  const envelope = withNames(body, ['Payload', 'Error'] as const) as Envelope
  const { status, message } = failureIn(envelope.Error)
  if (status !== 0 || message !== '') throw new CallFailedError(status, message)
  return envelope.Payload
}

function failureIn(error: unknown): { status: number; message: string } {
  if (typeof error === 'string') return { status: 0, message: error }
  if (typeof error !== 'object' || error === null) return { status: 0, message: '' }
  const { ErrorStatus, ErrorMessage } = withNames(error, ['ErrorStatus', 'ErrorMessage'] as const)
  const status = Number(ErrorStatus ?? 0)
  return { status: Number.isNaN(status) ? 1 : status, message: typeof ErrorMessage === 'string' ? ErrorMessage : '' }
}

/** Reads properties by name, ignoring case. */
function withNames<Name extends string>(sent: object, names: readonly Name[]): Partial<Record<Name, unknown>> {
  const found = names.flatMap((name) =>
    Object.entries(sent).flatMap(([each, value]) => (each.toLowerCase() === name.toLowerCase() ? [[name, value]] : [])),
  )
  return Object.fromEntries(found) as Partial<Record<Name, unknown>>
}
