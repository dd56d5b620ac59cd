import type { Config } from '../config/config.ts'
import { InvalidRequestError } from '../errors/refusals.ts'
import { texts } from './texts.ts'

/**
 * Allows only links to the portal in mails, so that an attacker cannot make the server mail a link to another site.
 * @throws InvalidRequestError
 */
export function assertPortalOrigin({ portalOrigins }: Pick<Config, 'portalOrigins'>, origin: string): void {
  if (!portalOrigins.includes(origin)) throw new InvalidRequestError(texts.otherOrigin)
}
