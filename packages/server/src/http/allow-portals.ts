import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/**
 * Allows portals of the configured origins to call this server from another address (CORS). A page sends its session in
 * a header that it sets itself, never in a cookie, so other pages cannot use it.
 */
export async function allowPortals(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['Content-Disposition', 'Retry-After'],
    maxAge: 600,
    strictPreflight: false, // otherwise a preflight without an origin gets an answer in plain text
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (origins.includes(request.headers.origin ?? '')) reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    done()
  })
}
