import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { contract } from '@captive/api-client/contract'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../config/config.ts'
import { lazily } from '../http/lazily.ts'
import { packageFolder } from '../package-folder.ts'
import { colorVariables } from './color-variables.ts'
import { openApi } from './openapi.ts'
import { referencePage } from './page.ts'

const resolve = createRequire(import.meta.url).resolve
const own = (file: string) => readFileSync(join(packageFolder, 'src/api-reference', file), 'utf8')
const swagger = (file: string) => readFileSync(resolve(`swagger-ui-dist/${file}`), 'utf8')

/** All resources come from our own origin. The style sheet of Swagger UI contains inline images. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Serves the contract to developers: as OpenAPI at /api/openapi.json, and as a page at /api/docs. Neither contains
 * secrets. Both are generated on the first request.
 */
export function addApiReference(app: FastifyInstance, config: Pick<Config, 'brands' | 'portalOrigins'>): void {
  const [origin] = config.portalOrigins
  const { installation } = config.brands
  const document = lazily(() => openApi(contract, installation))
  const files = [
    { path: '/api/openapi.json', type: 'application/json', make: () => JSON.stringify(document()) },
    { path: '/api/docs', type: 'text/html', make: () => referencePage(document(), origin) },
    { path: '/api/docs/style.css', type: 'text/css', make: () => colorVariables(installation) + own('style.css') },
    { path: '/api/docs/start.js', type: 'text/javascript', make: () => own('start.js') },
    { path: '/api/docs/swagger-ui.css', type: 'text/css', make: () => swagger('swagger-ui.css') },
    { path: '/api/docs/swagger-ui-bundle.js', type: 'text/javascript', make: () => swagger('swagger-ui-bundle.js') },
  ]
  for (const { path, type, make } of files) {
    const content = lazily(make)
    app.get(path, async (_, reply) =>
      reply
        .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'public, max-age=300' })
        .type(`${type}; charset=utf-8`)
        .send(content()),
    )
  }
}
