import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** A provider returned an unusable response. The log names the provider. */
export class ProviderFailedError extends Error {
  override readonly name = 'ProviderFailedError'
}

const maxBytes = 2_097_152
const maxRedirects = 3

/**
 * Requests JSON from a provider, without any data about the caller.
 * @param signal aborts the request; the whole response must arrive before that
 * @throws ProviderFailedError when the response is an error, too large, not JSON, or does not match the schema
 * @throws TypeError when there is no connection
 * @throws the reason of the signal
 */
export async function fetchJson<S extends TSchema>(url: URL, schema: S, signal: AbortSignal): Promise<Static<S>> {
  const answer = parse(await textOf(await follow(url, signal)))
  if (!Check(schema, answer)) throw new ProviderFailedError('The response does not have the expected structure.')
  return answer
}

/** The URL of `path` below the base URL. Keeps the query of the base (for example an API key). */
export function urlOf(base: string, path: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/$/, '') + path
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

async function follow(url: URL, signal: AbortSignal): Promise<Response> {
  let next = url
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await fetch(next, {
      signal,
      redirect: 'manual',
      headers: { Accept: 'application/json', 'User-Agent': 'member-portal' },
    })
    if (response.ok) return response
    await response.body?.cancel()
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || location === null)
      throw new ProviderFailedError(`The response has the status ${response.status}.`)
    next = new URL(location, next)
    if (next.protocol !== 'https:' && next.protocol !== url.protocol)
      throw new ProviderFailedError('The response redirects away from https.')
  }
  throw new ProviderFailedError('The response redirects too many times.')
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength // after decompression
    if (size > maxBytes) throw new ProviderFailedError('The response is too large.')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderFailedError('The response is not JSON.')
  }
}
