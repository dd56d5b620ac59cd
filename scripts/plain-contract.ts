import type { Plugin } from 'vite'

import { calls } from '../packages/api-client/src/calls.ts'
import { payloads } from '../packages/api-client/src/payloads.ts'

/** The parts of the contract that the client uses: how each call is sent, and the shape of its response. */
const plain: Readonly<Record<string, string>> = {
  './calls.ts': `export const calls = ${JSON.stringify(calls)}`,
  './payloads.ts': `export const payloads = ${JSON.stringify(payloads)}`,
}

/** Gives the built portal the contract as plain data. Only the server loads its schemas and TypeBox. */
export function plainContract(): Plugin {
  return {
    name: 'plain-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source in plain && importer?.includes('/api-client/src/') ? `\0${source}` : null
    },
    load(id) {
      return plain[id.slice(1)] ?? null
    },
  }
}
