import ky, { ForceRetryError, HTTPError, NetworkError, TimeoutError, type KyInstance, type Options } from 'ky'

import { bodyOf } from './body-of.ts'
import { calls, type ClientCall } from './calls.ts'
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from './contract/endpoint.ts'
import type { Contract } from './contract/index.ts'
import { CallRefusedError, ServerUnreachableError, UnreadableAnswerError } from './errors.ts'
import { retryOptions } from './retry.ts'
import { unwrap } from './unwrap.ts'
import { uploadFetch } from './upload-fetch.ts'

type Given<Name extends string, Value> = Value extends undefined ? unknown : { [name in Name]: Value }

/** The parameters of a call: its query and body, if any. A multipart body is a FormData. */
export type InputOf<E extends Endpoint> = Given<'query', QueryOf<E>> &
  Given<'body', E['bodyEncoding'] extends 'multipart' ? FormData : BodyOf<E>>

/** The result of a call: the unwrapped Payload, the whole body, or a Blob for a file. */
export type OutputOf<E extends Endpoint> = E['responseEncoding'] extends 'file'
  ? Blob
  : E['responseEncoding'] extends 'bare' | 'whole'
    ? ResponseOf<E>
    : ResponseOf<E> extends { Payload: infer Payload }
      ? Payload
      : undefined

export interface CallOptions {
  signal?: AbortSignal
  /** Called with a fraction from 0 to 1; multipart calls only. */
  onUploadProgress?: (fraction: number) => void
  /** Called with a fraction from 0 to 1, if the server sends the size of the response. */
  onDownloadProgress?: (fraction: number) => void
  /** Lets the call outlive the page. Browsers limit such bodies to 64 kB. */
  keepalive?: boolean
  /** The pauses before each retry, in milliseconds, for a call that is safe to repeat. */
  retry?: readonly number[]
}

type Call<E extends Endpoint> =
  unknown extends InputOf<E>
    ? (input?: undefined, options?: CallOptions) => Promise<OutputOf<E>>
    : (input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

/** One typed function for each call of the contract. */
export type Api = { readonly [Name in keyof Contract]: Call<Contract[Name]> }

export interface ApiOptions {
  /** The URL of the server's `/api`, for example `/api` or `https://portal.example/api`. */
  baseUrl: string
  /** The current bearer token, or null. Called before each request (GEN-003). */
  token: () => string | null
}

interface AnyInput {
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Creates a client for every call of the contract, with one shared HTTP client (GEN-002). Reads responses by the
 * contract's shapes, regardless of the types that a server sends (`readAnswer`). Each call rejects with
 * CallRefusedError, CallFailedError, UnreadableAnswerError or ServerUnreachableError; an aborted call rejects with
 * AbortError.
 */
export function createApi({ baseUrl, token }: ApiOptions): Api {
  const authorize = ({ request }: { request: Request }) => {
    const bearer = token()
    if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`)
  }
  const http = ky.create({
    prefix: baseUrl,
    retry: 0,
    timeout: 60_000,
    hooks: { beforeRequest: [authorize], beforeRetry: [authorize] },
  })
  const functions = Object.entries(calls).map(([name, call]) => [
    name,
    (input?: AnyInput, options?: CallOptions) => send(http, name as keyof Contract, call, input ?? {}, options ?? {}),
  ])
  return Object.fromEntries(functions) as Api // the entries follow the contract's keys, like the type
}

async function send(
  http: KyInstance,
  name: keyof Contract,
  call: ClientCall,
  input: AnyInput,
  options: CallOptions,
): Promise<unknown> {
  try {
    // Loads the response shapes together with the first response, so that they do not slow down the first page.
    const reader = call.isRead ? import('./read-payload.ts') : null
    reader?.catch(() => undefined) // handled below
    const response = await http(call.path, requestOptions(call, input, options))
    if (call.responseEncoding === 'file') return await response.blob()
    const body = await bodyOf(response)
    if (call.responseEncoding === 'bare') return body ?? {}
    const payload = unwrap(body)
    if (reader === null) return payload
    return (await reader).readPayload(name, call.responseEncoding === 'whole' ? body : payload)
  } catch (error) {
    throw toCallError(error)
  }
}

function requestOptions(call: ClientCall, { query, body }: AnyInput, options: CallOptions): Options {
  return {
    method: call.method,
    ...(query && { searchParams: toSearchParams(query) }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
    ...(options.retry && retryOptions(options.retry, options.signal)),
    ...(body !== undefined && encodeBody(call, body)),
    ...(options.onDownloadProgress && { onDownloadProgress: toFractions(options.onDownloadProgress) }),
    ...(options.onUploadProgress && { fetch: uploadFetch(options.onUploadProgress) }),
    ...((call.takesMinutes || options.onUploadProgress) && { timeout: false as const }),
  }
}

/** ky reports 0 until a response of unknown size has arrived. */
function toFractions(onProgress: (fraction: number) => void): NonNullable<Options['onDownloadProgress']> {
  return ({ percent }) => {
    if (percent > 0) onProgress(percent)
  }
}

function encodeBody(call: ClientCall, body: unknown): Options {
  switch (call.bodyEncoding ?? 'json') {
    case 'multipart':
      return { body: body as FormData }
    case 'form':
      return { body: toSearchParams(body as Record<string, unknown>) }
    case 'json':
      return { json: body }
  }
}

/** Repeats a name for each value of an array. Leaves out undefined values. */
function toSearchParams(values: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(name, String(one))
  }
  return params
}

function toCallError(error: unknown): unknown {
  if (error instanceof HTTPError) return fromRefusal(error)
  if (error instanceof ForceRetryError) return new UnreadableAnswerError(error)
  if (error instanceof NetworkError || error instanceof TimeoutError) return new ServerUnreachableError(error)
  return error
}

function fromRefusal(error: HTTPError): CallRefusedError {
  const refusal = error.data as { Error?: { ErrorMessage?: unknown } | null; RequestId?: unknown } | null | undefined
  const { status } = error.response
  const message = refusal?.Error?.ErrorMessage
  const requestId = refusal?.RequestId
  return new CallRefusedError(
    status,
    typeof message === 'string' && message !== ''
      ? message
      : `The server returned an error (${status}). Try again in a minute.`,
    typeof requestId === 'string' ? requestId : undefined,
  )
}
