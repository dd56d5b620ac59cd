import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandPage, publicBrand } from '@captive/brand/folder'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../config/config.ts'
import { refuse } from './errors.ts'
import { escapeHtml } from '@captive/form-engine/text'
import { preloadsFile, readPreloads } from './preloads.ts'
import { texts } from './texts.ts'

/**
 * Serves the files of the built portal, and its page for every other path, because the portal routes in the browser.
 * The page gets a new nonce and the settings of the installation.
 */
export async function addPortal(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  const page = readPage(folder, config)
  const preloads = readPreloads(folder)
  const { mvrVideoUrl, protocolsVideoUrl, eliveVideoUrl } = config.elsewhere
  const videos = originsOf([mvrVideoUrl, protocolsVideoUrl, eliveVideoUrl])
  app.get('/favicon.svg', (_, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('image/svg+xml')
      .send(config.brands.installation.favicon),
  )
  if (page) {
    // the build has compressed the text files
    const files = { preCompressed: true, index: false, cacheControl: false } as const
    await app.register(fastifyStatic, {
      ...files,
      root: folder,
      wildcard: false, // one route per file, so that no other file can be requested
      globIgnore: ['index.html', preloadsFile, 'assets/**'],
      setHeaders: (reply) => void reply.header('Cache-Control', 'public, max-age=3600'),
    })
    await app.register(fastifyStatic, {
      ...files,
      root: join(folder, 'assets'),
      prefix: '/assets/', // hundreds of files: a route for each would slow down the start
      decorateReply: false,
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
      // file names contain a hash
      setHeaders: (reply) => void reply.header('Cache-Control', 'public, max-age=31536000, immutable'),
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (/^\/(api|assets)(\/|$)/.test(path)) return refuse(reply, 404, texts.noSuchUrl)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(reply, 404, texts.noSuchUrl)
    if (!page) return refuse(reply, 503, texts.notBuilt)
    const nonce = randomBytes(16).toString('base64')
    const announced = preloads.get(path.toLowerCase())
    if (announced !== undefined) reply.header('Link', announced)
    return reply
      .headers({ 'Content-Security-Policy': policy(nonce, videos), 'Cache-Control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('%CSP_NONCE%', nonce))
  })
}

function readPage(folder: string, config: Config): string | undefined {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const portalConfig = {
    productionHost: config.production ? new URL(config.portalOrigins[0]).hostname : '',
    claimsOperationsEmail: config.mailboxes.claimsOperations,
    memberPortalEmail: config.mailboxes.memberPortal,
    endorsementsEmail: config.mailboxes.endorsements,
    renewalsEmail: config.mailboxes.renewals,
    largerFilesUrl: config.largerFilesUrl,
    eSignatureUrl: config.eSignatureUrl,
    premiumFinanceUrl: config.premiumFinanceUrl,
    mvrVendorEmail: config.mailboxes.mvrVendor,
    ...config.elsewhere,
  }
  const brand = publicBrand(config.brands.installation)
  return brandPage(readFileSync(file, 'utf8'), brand)
    .replaceAll('%PORTAL_CONFIG%', () => escapeHtml(JSON.stringify(portalConfig)))
    .replaceAll('%BRAND%', () => escapeHtml(JSON.stringify(brand)))
    .replace(/(<link rel="icon" [^>]*href=")[^"]*/, (_, start: string) => `${start}/favicon.svg`)
}

/** The origins of absolute URLs. */
function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : [])))]
}

/**
 * Allows scripts and connections of the portal's origin, and styles with the nonce; no `eval`, and no framing of the
 * portal.
 * @param videos origins whose videos a page may show
 */
function policy(nonce: string, videos: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    ["media-src 'self'", ...videos].join(' '),
    ["frame-src 'self'", ...videos].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
