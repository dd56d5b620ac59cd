import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

import type { Config } from '../config/config.ts'

/** What every answer says to a browser. */
export const answerHeaders = ({ portalOrigins }: Pick<Config, 'portalOrigins'>): Record<string, string> => ({
  ...helmetHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: "'none'", frameAncestors: "'none'" } },
    referrerPolicy: { policy: 'no-referrer' }, // the address may hold the token of a mailed link
    hsts: portalOrigins[0].startsWith('https:') && { maxAge: 31_536_000 },
  }),
  'Permissions-Policy': 'geolocation=(self), microphone=(), camera=(self)',
})

/** Puts them on every answer, with the id under which it is logged. A page's own policy takes the place of the strict one. */
export function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('X-Request-Id', request.id)
    done()
  })
}

/** What helmet sets on each answer, asked once: it is always the same. */
function helmetHeaders(options: Parameters<typeof helmet>[0]): Record<string, string> {
  const headers: Record<string, string> = {}
  const recorder = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return headers
}
