import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

import type { Config } from '../config/config.ts'

/** The security headers of every response. */
export const answerHeaders = ({ portalOrigins }: Pick<Config, 'portalOrigins'>): Record<string, string> => ({
  ...helmetHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: "'none'", frameAncestors: "'none'" } },
    referrerPolicy: { policy: 'no-referrer' }, // the URL may contain the token of a mailed link
    hsts: portalOrigins[0].startsWith('https:') && { maxAge: 31_536_000 },
  }),
  'Permissions-Policy': 'geolocation=(self), microphone=(), camera=(self)',
})

/**
 * Sets the headers on every response, with the request id of its log lines. A page's own policy replaces the strict
 * one.
 */
export function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('X-Request-Id', request.id)
    done()
  })
}

/** The headers that helmet sets. They never change, so helmet runs once instead of on each request. */
function helmetHeaders(options: Parameters<typeof helmet>[0]): Record<string, string> {
  const headers: Record<string, string> = {}
  const recorder = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  }
  // helmet only sets and removes headers, so the recorder needs no other members of a response.
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return headers
}
