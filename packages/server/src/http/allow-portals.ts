import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/**
 * Lets portals of the configured origins call from another address than the server's own (CORS). A session travels in
 * a header that a page sets itself, never in a cookie, so no other page can use it.
 */
export async function allowPortals(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['Content-Disposition', 'Retry-After'],
    maxAge: 600,
    strictPreflight: false, // a question without an origin would be answered in plain text
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (origins.includes(request.headers.origin ?? '')) reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    done()
  })
}
