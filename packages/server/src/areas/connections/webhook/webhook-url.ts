import { isIP } from 'node:net'

import { ConnectionRefusedError } from '../rules/connection-refused-error.ts'
import { texts } from '../rules/texts.ts'
import { isPublicAddress } from './public-address.ts'

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** The host of a URL as an IP address or name, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * Parses the URL of a webhook. In production it must be public; names are checked again when they are resolved.
 * @throws ConnectionRefusedError
 */
export function parseWebhookUrl(text: string, production: boolean): URL {
  const trimmed = text.trim()
  if (!URL.canParse(trimmed)) throw new ConnectionRefusedError(texts.notAUrl)
  const url = new URL(trimmed)
  const isLocal = !production && loopback.test(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    throw new ConnectionRefusedError(texts.notHttps)
  if (url.username || url.password) throw new ConnectionRefusedError(texts.hasPassword)
  const host = hostOf(url)
  if (production && (loopback.test(url.hostname) || (isIP(host) !== 0 && !isPublicAddress(host))))
    throw new ConnectionRefusedError(texts.notPublic)
  return url
}
