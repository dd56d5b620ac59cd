import { lookup } from 'node:dns'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

import { texts } from '../rules/texts.ts'
import { isPublicAddress } from './public-address.ts'
import { parseWebhookUrl } from './webhook-url.ts'

/** Milliseconds within which a receiver must answer. */
const patience = 15_000

interface Posting {
  url: string
  headers: Record<string, string>
  body: string
  production: boolean
  signal: AbortSignal
}

/** A message was not delivered. The text is for staff and says nothing about the report. */
export class NotDeliveredError extends Error {
  override readonly name = 'NotDeliveredError'
}

/**
 * Posts a message. Follows no redirects. In production it connects only to public addresses, and checks the resolved
 * address to prevent DNS rebinding.
 * @throws NotDeliveredError unless the receiver answers with 2xx
 */
export async function post({ url, headers, body, production, signal }: Posting): Promise<void> {
  const target = parseWebhookUrl(url, production)
  const send = target.protocol === 'https:' ? overHttps : overHttp
  const status = await new Promise<number>((resolve, reject) => {
    const request = send(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      agent: false, // one connection per message
      ...(production && { lookup: publicOnly }),
    })
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy() // the body of the answer is not needed
    })
    request.on('error', (error) => reject(new NotDeliveredError(reasonOf(error), { cause: error })))
    request.end(body)
  })
  if (status < 200 || status > 299) throw new NotDeliveredError(texts.answered(status))
}

/** Resolves a name, and refuses it if any of its addresses is not public. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new NotDeliveredError(texts.notPublic), [])
    if (options.all) return callback(null, addresses)
    const [first] = addresses
    callback(null, first?.address ?? '', first?.family)
  })
}

function reasonOf(error: Error & { code?: string }): string {
  if (error instanceof NotDeliveredError) return error.message
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return texts.noAnswer
  return texts.notReached(error.code ?? error.name)
}
