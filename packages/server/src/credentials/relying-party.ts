import type { FastifyRequest } from 'fastify'

import type { Config } from '../config/config.ts'

/** The site to which passkeys belong (WebAuthn relying party). */
export interface RelyingParty {
  /** A domain name. Browsers refuse IP addresses. */
  id: string
  origin: string
}

/** The portal site that sent the request: the configured origin that matches its Origin header. */
export function relyingPartyOf(
  { headers }: FastifyRequest,
  { portalOrigins }: Pick<Config, 'portalOrigins'>,
): RelyingParty {
  const origin = portalOrigins.find((each) => each === headers.origin) ?? portalOrigins[0]
  return { id: new URL(origin).hostname, origin }
}
