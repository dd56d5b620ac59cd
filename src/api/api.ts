import { createApi, withStandIns } from '@captive/api-client'

import { apiUrl } from '../config.ts'
import { createServerOffer } from './server-offer.ts'
import { readToken } from './token.ts'

const server = createApi({ baseUrl: apiUrl, token: readToken })

/** What the server offers beyond the specification. */
export const serverOffer = createServerOffer(server)

/**
 * The one client that every call of the portal goes through (GEN-002). Where the server does not offer an addition, the
 * calls of the specification, or what the tab knows, stand in for it.
 */
export const api = withStandIns(server, {
  offers: serverOffer.offers,
  load: async () => (await import('../stand-ins/index.ts')).createStandIns(server, serverOffer.email),
})
