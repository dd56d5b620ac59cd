import { createApi, withStandIns } from '@captive/api-client'

import { apiUrl } from '../config.ts'
import { createServerOffer } from './server-offer.ts'
import { readToken } from './token.ts'

const server = createApi({ baseUrl: apiUrl, token: readToken })

/** The capabilities of the server beyond the specification. */
export const serverOffer = createServerOffer(server)

/**
 * The client for all calls of the portal (GEN-002). Stand-ins replace calls that the server does not offer with calls
 * of the specification or with data of the tab.
 */
export const api = withStandIns(server, {
  offers: serverOffer.offers,
  load: async () => (await import('../stand-ins/index.ts')).createStandIns(server, serverOffer.email),
})
