import { join } from 'node:path'

import { root } from './runtime.mjs'

/** The command that starts the built server. Node caches compiled code for the next start. */
export const builtServer = {
  script: join(root, 'packages/server/dist/main.js'),
  env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(root, 'packages/server/dist/compile-cache') },
}
