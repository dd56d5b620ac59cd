import ky, { HTTPError, NetworkError, TimeoutError, type KyInstance, type Options } from 'ky'

import { bodyOf } from './body-of.ts'
import { calls, type ClientCall } from './calls.ts'
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from './contract/endpoint.ts'
import type { Contract } from './contract/index.ts'
import { CallRefusedError, ServerUnreachableError } from './errors.ts'
import { unwrap } from './unwrap.ts'
import { uploadFetch } from './upload-fetch.ts'

type Given<Name extends string, Value> = Value extends undefined ? unknown : { [name in Name]: Value }

/** What a call takes: its query and body where the contract gives it one. A multipart body is a FormData. */
export type InputOf<E extends Endpoint> = Given<'query', QueryOf<E>> &
  Given<'body', E['bodyEncoding'] extends 'multipart' ? FormData : BodyOf<E>>

/** What a call gives: the unwrapped Payload; the whole body; or a Blob for a file. */
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
  /** Called with a fraction from 0 to 1 where the server says how large its answer is. */
  onDownloadProgress?: (fraction: number) => void
  /** Lets the call outlive the page; browsers take bodies up to 64 kB this way. */
  keepalive?: boolean
}

type Call<E extends Endpoint> =
  unknown extends InputOf<E>
    ? (input?: undefined, options?: CallOptions) => Promise<OutputOf<E>>
    : (input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

/** One typed function for each call of the contract. */
export type Api = { readonly [Name in keyof Contract]: Call<Contract[Name]> }

export interface ApiOptions {
  /** Where the server's `/api` is, for example `/api` or `https://portal.example/api`. */
  baseUrl: string
  /** The bearer token of this moment, or null; asked before each call (GEN-003). */
  token: () => string | null
}

interface AnyInput {
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * A client for every call of the contract, over one shared HTTP client (GEN-002).
 * Answers are read by the contract's shapes, whatever types a server sends (`readAnswer`). Each call rejects with
 * CallRefusedError, CallFailedError, UnreadableAnswerError or ServerUnreachableError; an aborted one with AbortError.
 */
export function createApi({ baseUrl, token }: ApiOptions): Api {
  const http = ky.create({
    prefix: baseUrl,
    retry: 0,
    timeout: 60_000,
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const bearer = token()
          if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`)
        },
      ],
    },
  })
  const functions = Object.entries(calls).map(([name, call]) => [
    name,
    (input?: AnyInput, options?: CallOptions) => send(http, name as keyof Contract, call, input ?? {}, options ?? {}),
  ])
  return Object.fromEntries(functions) as Api // the entries follow the contract's own keys, which the type is mapped from
}

async function send(
  http: KyInstance,
  name: keyof Contract,
  call: ClientCall,
  input: AnyInput,
  options: CallOptions,
): Promise<unknown> {
  try {
    // The shapes of all answers come beside the first one, and weigh on no page before it shows.
    const reader = call.isRead ? import('./read-payload.ts') : null
    reader?.catch(() => undefined) // heard of below
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
    ...(body !== undefined && encodeBody(call, body)),
    ...(options.onDownloadProgress && { onDownloadProgress: toFractions(options.onDownloadProgress) }),
    ...(options.onUploadProgress && { fetch: uploadFetch(options.onUploadProgress), timeout: false as const }),
  }
}

/** Of an answer whose size is unknown ky says 0 until it is there. */
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

/** Repeats a name for each value of an array; leaves out what is undefined. */
function toSearchParams(values: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(name, String(one))
  }
  return params
}

function toCallError(error: unknown): unknown {
  if (error instanceof HTTPError) return fromRefusal(error)
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
    typeof message === 'string' && message !== '' ? message : `The server answered ${status}.`,
    typeof requestId === 'string' ? requestId : undefined,
  )
}
