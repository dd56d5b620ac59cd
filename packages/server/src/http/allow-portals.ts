import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/**
 * Allows portals of the configured origins to call this server from another origin (CORS). A portal sends its session
 * in a header that it sets itself, not in a cookie, so other sites cannot use the session.
 */
export async function allowPortals(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['Content-Disposition', 'Retry-After'],
    maxAge: 600,
    strictPreflight: false, // otherwise a preflight without an Origin header gets a plain-text answer
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (origins.includes(request.headers.origin ?? '')) reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    done()
  })
}
