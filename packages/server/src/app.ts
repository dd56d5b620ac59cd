import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { contract } from '@captive/api-client/contract'
import Fastify, { LogController, type FastifyInstance } from 'fastify'

import { authRoutes } from './areas/auth/routes.ts'
import { claimReportingRoutes } from './areas/claim-reporting/routes.ts'
import { contactRoutes } from './areas/contact/routes.ts'
import { documentsRoutes } from './areas/documents/routes.ts'
import { policyLibraryRoutes } from './areas/policy-library/routes.ts'
import { selectCompanyRoutes } from './areas/select-company/routes.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { systemScope } from './database/scope.ts'
import { allowPortals } from './allow-portals.ts'
import { answerErrors } from './errors.ts'
import { logOptions, logAnswers } from './log.ts'
import type { Parts } from './parts.ts'
import { addPortal } from './portal.ts'
import { addRoute, assertContractKept } from './route.ts'
import { openFileStorage } from './storage/file-storage.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** Where log lines go; the standard output if not given. */
  logTo?: { write(line: string): void }
  /** The built portal. */
  portalFolder: string
}

declare module 'fastify' {
  interface FastifyInstance {
    parts: Parts
  }
}

/** The whole server, not yet listening: every call of the contract below /api, the portal, and /healthz. */
export async function buildApp({ config, database, logTo, portalFolder }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 2_097_152, // two megabytes of JSON; files travel as multipart and have their own limit
    requestTimeout: 15 * 60_000,
    return503OnClosing: true,
    routerOptions: { caseSensitive: true, maxParamLength: 300 },
  })
  const parts: Parts = { config, database, storage: openFileStorage(join(config.dataDir, 'files')) }
  const implementations = [
    ...authRoutes(parts),
    ...selectCompanyRoutes(),
    ...policyLibraryRoutes(),
    ...documentsRoutes(parts),
    ...contactRoutes(parts),
    ...claimReportingRoutes(parts),
  ]
  assertContractKept(contract, implementations)

  app.decorate('parts', parts)
  app.decorateRequest('session', null)
  logAnswers(app)
  allowPortals(app, config.portalOrigins)
  answerErrors(app)
  await app.register(multipart, { limits: { files: 1, fields: 0, fileSize: Infinity } })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  await app.register(
    async (api) => {
      api.addHook('onSend', async (_, reply) => void reply.header('Cache-Control', 'no-store'))
      for (const implementation of implementations) addRoute(api, database, implementation)
    },
    { prefix: '/api' },
  )
  app.get('/healthz', async () => {
    await database.transaction(systemScope, async () => undefined)
    return { status: 'ready' }
  })
  await addPortal(app, config, portalFolder)
  return app
}
