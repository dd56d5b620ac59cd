import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../config/config.ts'
import { refuse } from './errors.ts'
import { escapeHtml } from '@captive/form-engine/text'
import { preloadsFile, readPreloads } from './preloads.ts'

/**
 * Serves the built portal: its files, and the page for every other address, since the portal routes by itself.
 * The page gets a fresh nonce for its styles and what differs between installations.
 */
export async function addPortal(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  const page = readPage(folder, config)
  const preloads = readPreloads(folder)
  const { mvrVideoUrl, protocolsVideoUrl, eliveVideoUrl } = config.elsewhere
  const videos = originsOf([mvrVideoUrl, protocolsVideoUrl, eliveVideoUrl])
  if (page) {
    const files = { preCompressed: true, index: false, cacheControl: false } as const // the build has compressed each text
    await app.register(fastifyStatic, {
      ...files,
      root: folder,
      wildcard: false, // one route for each file: nothing else of the folder can be asked for
      globIgnore: ['index.html', preloadsFile, 'assets/**'],
      setHeaders: (reply) => void reply.header('Cache-Control', 'public, max-age=3600'),
    })
    await app.register(fastifyStatic, {
      ...files,
      root: join(folder, 'assets'),
      prefix: '/assets/', // hundreds of files: one route for each would take longer to make than all others together
      decorateReply: false,
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
      setHeaders: (reply) => void reply.header('Cache-Control', 'public, max-age=31536000, immutable'), // named by their hash
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (/^\/(api|assets)(\/|$)/.test(path)) return refuse(reply, 404, 'There is no such address.')
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(reply, 404, 'There is no such address.')
    if (!page) return refuse(reply, 503, 'The portal is not built yet. Run: npm run build')
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
    claimPhone: config.claimPhone,
    eSignatureUrl: config.eSignatureUrl,
    premiumFinanceUrl: config.premiumFinanceUrl,
    mvrVendorEmail: config.mailboxes.mvrVendor,
    ...config.elsewhere,
  }
  return readFileSync(file, 'utf8')
    .replaceAll('%PORTAL_CONFIG%', () => escapeHtml(JSON.stringify(portalConfig)))
    .replace(/(<span id="claim-phone">)[^<]*/, (_, tag: string) => tag + escapeHtml(config.claimPhone)) // without JavaScript
}

/** Of addresses elsewhere. */
function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : [])))]
}

/**
 * Scripts and connections of our own origin only; styles by nonce; nothing evaluated, the portal in no frame.
 * @param videos origins whose films a page may show
 */
function policy(nonce: string, videos: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:", // the faces of one glyph are part of the styles
    ["media-src 'self'", ...videos].join(' '),
    ["frame-src 'self'", ...videos].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
