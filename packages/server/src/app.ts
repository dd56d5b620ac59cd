import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { contract } from '@captive/api-client/contract'
import Fastify, { LogController, type FastifyInstance } from 'fastify'

import { addActivityFeed } from './activity-chain/follow.ts'
import { addApiReference } from './api-reference/routes.ts'
import { activityLogRoutes } from './areas/activity-log/routes.ts'
import { authRoutes } from './areas/auth/routes.ts'
import { claimReportingRoutes } from './areas/claim-reporting/routes.ts'
import { LossRunWorkshop } from './areas/claims/loss-run-workshop.ts'
import { claimsRoutes } from './areas/claims/routes.ts'
import { communicationRoutes } from './areas/communication/routes.ts'
import { contactRoutes } from './areas/contact/routes.ts'
import { dashboardRoutes } from './areas/dashboard/routes.ts'
import { documentsRoutes } from './areas/documents/routes.ts'
import { financialRoutes } from './areas/financial/routes.ts'
import { governanceRoutes } from './areas/governance/routes.ts'
import { memberKioskRoutes } from './areas/member-kiosk/routes.ts'
import { premiumCollateralRoutes } from './areas/premium-collateral/routes.ts'
import { riskManagementRoutes } from './areas/risk-management/routes.ts'
import { policyLibraryRoutes } from './areas/policy-library/routes.ts'
import { selectCompanyRoutes } from './areas/select-company/routes.ts'
import { userSettingsRoutes } from './areas/user-settings/routes.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { allowPortals } from './allow-portals.ts'
import { answerErrors } from './errors.ts'
import { addHeaders, answerHeaders } from './headers.ts'
import { addHealth } from './health.ts'
import { logOptions, logAnswers, type LineStream } from './log.ts'
import { addMetrics } from './metrics.ts'
import type { Parts } from './parts.ts'
import { addPortal } from './portal.ts'
import { openProviders } from './providers/providers.ts'
import { addRoute, assertContractKept } from './route.ts'
import { drainOnClose } from './shutdown.ts'
import { openFileStorage } from './storage/open-file-storage.ts'
import { answerUnreadable } from './unreadable-requests.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** Where log lines go; the standard output if not given. */
  logTo?: LineStream
  /** The built portal. */
  portalFolder: string
}

declare module 'fastify' {
  interface FastifyInstance {
    parts: Parts
  }
}

/** The whole server, not yet listening: every call of the contract below /api, the portal, health and metrics. */
export async function buildApp({ config, database, logTo, portalFolder }: AppOptions): Promise<FastifyInstance> {
  const headers = answerHeaders(config)
  const app = Fastify({
    ...answerUnreadable(headers),
    logger: logOptions(logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 2_097_152, // two megabytes of JSON; files travel as multipart and have their own limit
    requestTimeout: 15 * 60_000,
    return503OnClosing: false, // drainOnClose lets calls end
    routerOptions: { caseSensitive: true, maxParamLength: 300 },
  })
  const parts: Parts = {
    config,
    database,
    storage: await openFileStorage(config),
    providers: openProviders(config, app.log),
    lossRuns: new LossRunWorkshop(),
  }
  const implementations = [
    ...authRoutes(parts),
    ...selectCompanyRoutes(),
    ...policyLibraryRoutes(),
    ...documentsRoutes(parts),
    ...dashboardRoutes(parts),
    ...communicationRoutes(parts),
    ...contactRoutes(parts),
    ...claimReportingRoutes(parts),
    ...claimsRoutes(parts),
    ...financialRoutes(),
    ...userSettingsRoutes(parts),
    ...activityLogRoutes(),
    ...riskManagementRoutes(parts),
    ...premiumCollateralRoutes(),
    ...memberKioskRoutes(),
    ...governanceRoutes(parts),
  ]
  assertContractKept(contract, implementations)

  app.decorate('parts', parts)
  app.addHook('onClose', () => parts.lossRuns.close())
  app.decorateRequest('session', undefined)
  logAnswers(app)
  addHeaders(app, headers)
  addHealth(app, database, drainOnClose(app, config.shutdown.delay))
  addMetrics(app, parts)
  addActivityFeed(app, parts)
  allowPortals(app, config.portalOrigins)
  answerErrors(app)
  await app.register(multipart, { limits: { files: 1, fields: 0, fileSize: Infinity } })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  await app.register(
    async (api) => {
      await api.register(compress, {
        threshold: 1024,
        globalDecompression: false, // nothing that is sent to us grows on the way
        encodings: ['br', 'gzip'],
        brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, // made anew for each answer
      })
      api.addHook('onRequest', (_, reply, done) => {
        reply.header('Cache-Control', 'no-store')
        done()
      })
      for (const implementation of implementations) addRoute(api, database, implementation)
    },
    { prefix: '/api' },
  )
  addApiReference(app, config.portalOrigins[0])
  await addPortal(app, config, portalFolder)
  return app
}
