import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { contract } from '@captive/api-client/contract'
import Fastify, { LogController, type FastifyInstance } from 'fastify'

import { addActivityFeed } from './activity/activity-feed.ts'
import { addApiReference } from './api-reference/routes.ts'
import { accountSecurityRoutes } from './areas/account-security/index.ts'
import { activityLogRoutes } from './areas/activity-log/index.ts'
import { attentionRoutes } from './areas/attention/index.ts'
import { authRoutes } from './areas/auth/index.ts'
import { claimReportingRoutes } from './areas/claim-reporting/index.ts'
import { claimsRoutes, LossRunThreads } from './areas/claims/index.ts'
import { communicationRoutes } from './areas/communication/index.ts'
import { connectionsRoutes, serviceEntrance } from './areas/connections/index.ts'
import { contactRoutes } from './areas/contact/index.ts'
import { dashboardRoutes } from './areas/dashboard/index.ts'
import { definitionRoutes } from './areas/definitions/index.ts'
import { deliveriesRoutes } from './areas/deliveries/index.ts'
import { documentsRoutes } from './areas/documents/index.ts'
import { endorsementsRoutes } from './areas/endorsements/index.ts'
import { financialRoutes } from './areas/financial/index.ts'
import { governanceRoutes } from './areas/governance/index.ts'
import { memberKioskRoutes } from './areas/member-kiosk/index.ts'
import { premiumCollateralRoutes } from './areas/premium-collateral/index.ts'
import { riskManagementRoutes } from './areas/risk-management/index.ts'
import { policyLibraryRoutes } from './areas/policy-library/index.ts'
import { searchRoutes } from './areas/search/index.ts'
import { selectCompanyRoutes } from './areas/select-company/index.ts'
import { userSettingsRoutes } from './areas/user-settings/index.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import { demoFeeds } from './demo/demo-feeds.ts'
import { allowPortals } from './http/allow-portals.ts'
import { answerErrors } from './http/errors.ts'
import { parseJson } from './http/json-body.ts'
import { addHeaders, answerHeaders } from './http/headers.ts'
import { addHealth } from './operation/health.ts'
import { logOptions, logAnswers, type LineStream } from './operation/log.ts'
import { addMetrics } from './operation/metrics.ts'
import type { Dependencies } from './dependencies.ts'
import { addPortal } from './http/portal.ts'
import { openProviders } from './providers/providers.ts'
import { assertContractKept } from './http/implement.ts'
import { addRoute, ordinaryBodyLimit } from './http/route.ts'
import { drainOnClose } from './operation/shutdown.ts'
import { openFileStorage } from './storage/open-file-storage.ts'
import type { ScannedStorage } from './storage/scanned-storage.ts'
import { SlowThreads } from './threads/slow-threads.ts'
import { Threads } from './threads/threads.ts'
import { FormValidators } from './validators/form-validators.ts'
import { addFormValidators } from './validators/routes.ts'
import { answerUnreadable } from './http/unreadable-requests.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** Where log lines are written; the default is standard output. */
  logTo?: LineStream
  /** The built portal. */
  portalFolder: string
  /** Where files are stored; the default comes from the configuration. */
  storage?: ScannedStorage
}

declare module 'fastify' {
  interface FastifyInstance {
    dependencies: Dependencies
  }
}

/**
 * Builds the whole server without listening: every call of the contract below /api, the portal, health checks and
 * metrics.
 */
export async function buildApp({
  config,
  database,
  logTo,
  portalFolder,
  storage,
}: AppOptions): Promise<FastifyInstance> {
  const headers = answerHeaders(config)
  const app = Fastify({
    ...answerUnreadable(headers),
    logger: logOptions(logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: ordinaryBodyLimit,
    requestTimeout: 15 * 60_000,
    return503OnClosing: false, // drainOnClose finishes running requests
    routerOptions: { caseSensitive: true, maxParamLength: 300 },
  })
  const threads = new Threads()
  const slowThreads = new SlowThreads()
  const dependencies: Dependencies = {
    config,
    database,
    storage: storage ?? (await openFileStorage(config)),
    providers: openProviders(config, app.log, config.demoData ? demoFeeds : undefined),
    threads,
    validators: new FormValidators(database, config, threads),
  }
  const implementations = [
    ...authRoutes(dependencies),
    ...accountSecurityRoutes(dependencies),
    ...selectCompanyRoutes(dependencies),
    ...policyLibraryRoutes(),
    ...documentsRoutes(dependencies, slowThreads),
    ...dashboardRoutes(dependencies),
    ...attentionRoutes(),
    ...communicationRoutes(dependencies),
    ...contactRoutes(dependencies),
    ...claimReportingRoutes(dependencies),
    ...definitionRoutes(dependencies),
    ...claimsRoutes(dependencies, new LossRunThreads(slowThreads)),
    ...deliveriesRoutes(dependencies),
    ...connectionsRoutes(dependencies),
    ...financialRoutes(dependencies),
    ...userSettingsRoutes(dependencies),
    ...activityLogRoutes(),
    ...riskManagementRoutes(dependencies),
    ...premiumCollateralRoutes(),
    ...memberKioskRoutes(),
    ...endorsementsRoutes(dependencies),
    ...governanceRoutes(dependencies),
    ...searchRoutes(),
  ]
  const routeDependencies = { database, enterService: serviceEntrance(database) }
  assertContractKept(contract, implementations)

  app.decorate('dependencies', dependencies)
  app.addHook('onClose', async () => void (await Promise.all([slowThreads.close(), threads.close()])))
  app.decorateRequest('session', undefined)
  app.decorateRequest('service', undefined)
  logAnswers(app)
  addHeaders(app, headers)
  addHealth(app, database, drainOnClose(app, config.shutdown.delay))
  addMetrics(app, dependencies)
  addActivityFeed(app, dependencies)
  await allowPortals(app, config.portalOrigins)
  answerErrors(app)
  parseJson(app)
  await app.register(multipart, { limits: { files: 1, fields: 0, parts: 1, headerPairs: 20, fileSize: Infinity } })
  await app.register(formbody)
  await app.register(cookie)
  await app.register(
    async (api) => {
      await api.register(compress, {
        threshold: 1024,
        globalDecompression: false, // refuse compressed request bodies, which grow when they are decompressed
        encodings: ['br', 'gzip'],
        // a low level, because no compressed response is cached
        brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      })
      api.addHook('onRequest', (_, reply, done) => {
        reply.header('Cache-Control', 'no-store')
        done()
      })
      for (const implementation of implementations) addRoute(api, routeDependencies, implementation)
      addFormValidators(api, dependencies.validators)
    },
    { prefix: '/api' },
  )
  addApiReference(app, config)
  await addPortal(app, config, portalFolder)
  return app
}
