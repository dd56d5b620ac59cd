import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { contract } from '@captive/api-client/contract'
import type { FastifyInstance } from 'fastify'

import { lazily } from '../http/lazily.ts'
import { packageFolder } from '../package-folder.ts'
import { openApi } from './openapi.ts'
import { referencePage } from './page.ts'

const resolve = createRequire(import.meta.url).resolve
const typeface = (weight: 400 | 700) =>
  readFileSync(
    resolve(`@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`),
  )

/** Style and typeface of our own origin; nothing runs, nothing is sent, nothing frames it. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The contract for developers: as OpenAPI at /api/openapi.json, as a page at /api/docs. Both hold nothing secret, and are
 * made when somebody asks for them.
 */
export function addApiReference(app: FastifyInstance, origin: string): void {
  const document = lazily(() => openApi(contract))
  const files = [
    { path: '/api/openapi.json', type: 'application/json; charset=utf-8', make: () => JSON.stringify(document()) },
    { path: '/api/docs', type: 'text/html; charset=utf-8', make: () => referencePage(contract, document(), origin) },
    {
      path: '/api/docs/style.css',
      type: 'text/css; charset=utf-8',
      make: () => readFileSync(join(packageFolder, 'src/api-reference/style.css')),
    },
    { path: '/api/docs/regular.woff2', type: 'font/woff2', make: () => typeface(400) },
    { path: '/api/docs/bold.woff2', type: 'font/woff2', make: () => typeface(700) },
  ]
  for (const { path, type, make } of files) {
    const content = lazily<string | Buffer>(make)
    app.get(path, async (_, reply) =>
      reply
        .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'public, max-age=300' })
        .type(type)
        .send(content()),
    )
  }
}
