import type { FastifyInstance } from 'fastify'

/**
 * Lets portals of the configured origins call from another address than the server's own (CORS). A session travels in
 * a header that a page sets itself, never in a cookie, so no other page can use it.
 */
export function allowPortals(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (!origin || !origins.includes(origin)) return done()
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Content-Disposition, Retry-After',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      Vary: 'Origin',
    })
    if (request.method !== 'OPTIONS') return done()
    reply
      .code(204)
      .headers({
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Max-Age': '600',
      })
      .send()
  })
}
