import type { Config } from '../config/config.ts'
import { InvalidRequestError } from './refusals.ts'

/**
 * Links in mails lead to the portal and nowhere else, whatever a query asks for.
 * @throws InvalidRequestError
 */
export function assertPortalOrigin({ portalOrigins }: Pick<Config, 'portalOrigins'>, origin: string): void {
  if (!portalOrigins.includes(origin))
    throw new InvalidRequestError('The query field origin is not an address of this portal.')
}
