import { resolve } from 'node:path'

import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { build } from 'vite'

import { compressBuild } from '../../scripts/compress-build.ts'

/**
 * Builds the same login page by hand, with only React, and serves it compressed like the portal. Times depend on the
 * machine, so this page is the baseline for what the portal adds.
 */
export async function serveLoginByHand(): Promise<{ origin: string; close: () => Promise<void> }> {
  const folder = resolve('dist/login-by-hand')
  await build({
    configFile: false,
    root: 'bench/login-by-hand',
    logLevel: 'warn',
    plugins: [react(), compressBuild()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2024' },
  })
  const app = Fastify()
  await app.register(fastifyStatic, { root: folder, preCompressed: true })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, close: () => app.close() }
}
