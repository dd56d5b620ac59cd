import type { FastifyRequest } from 'fastify'

import type { Config } from '../config/config.ts'

/** The site that passkeys belong to (WebAuthn). */
export interface RelyingParty {
  /** A domain name. Browsers refuse network addresses. */
  id: string
  origin: string
}

/** The portal's own site that the request comes from: one of the configured origins, by its Origin header. */
export function relyingPartyOf(
  { headers }: FastifyRequest,
  { portalOrigins }: Pick<Config, 'portalOrigins'>,
): RelyingParty {
  const origin = portalOrigins.find((each) => each === headers.origin) ?? portalOrigins[0]
  return { id: new URL(origin).hostname, origin }
}
